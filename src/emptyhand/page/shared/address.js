// Links for other devices.

/** @param {string} host */
export const isLocal = (host) => /^(localhost|127\.|\[::1\])/.test(host);

/** A link of the server at the address of this page, unless only this device can open that. @param {string} link */
export const atThisAddress = (link) =>
  isLocal(location.hostname) ? link : location.origin + link.slice(new URL(link).origin.length);

/**
 * The address of this page for other devices: where only this one can open it, at the address that the server has for its
 * network, as it stands in the page's preview.
 */
export function forOthers() {
  const preview = document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
  if (!isLocal(location.hostname) || !URL.canParse(preview)) return location.href;
  return new URL(preview).origin + location.pathname + location.search + location.hash;
}
