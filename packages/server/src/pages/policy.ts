// What a page may load: its own scripts and styles, pictures it was given as text, and its own addresses; nothing inline and
// nothing from other sites.
export const PAGE_POLICY: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For a page that is complete on arrival: styles and pictures from this service, and no script. */
export const SCRIPTLESS_POLICY: string = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Opened directly, a picture is a document, which runs nothing and loads nothing but the fonts in it. */
export const SANDBOX = "default-src 'none'; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; sandbox";
