// How the page reaches its tables: a server, by HTTP and WebSocket. A page without a server is built with another
// module of this name (offline/page).

/** @param {string} path @param {RequestInit} init */
export const request = (path, init) => fetch(path, init);

/** A connection to a table. @param {string} path */
export const connect = (path) => new WebSocket(location.origin.replace("http", "ws") + path);

/** The address of a file of the page. @param {string} name */
export const asset = (name) => `/assets/${name}`;

/** The path of the page. */
export const HOME = "/";

/** Whether there is a server: other people, other devices and the coach need one. */
export const isServed = () => true;
