// Links for other devices.

/** @param {string} host */
export const isLocal = (host) => /^(localhost|127\.|\[::1\])/.test(host);

/** A link of the server at the address of this page, unless only this device can open that. @param {string} link */
export const atThisAddress = (link) =>
  isLocal(location.hostname) ? link : location.origin + link.slice(new URL(link).origin.length);
