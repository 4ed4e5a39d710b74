// Where a sign-in leads on to: in, what the address of the page says; out, a path of this service, or nothing.

/** One slash, then what a browser cannot read as another host: neither a second slash nor a backslash, no space and no control character. */
const OWN_PATH = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]{0,2000}$/;

export function ownPath(text: unknown): string | undefined {
  return typeof text === 'string' && OWN_PATH.test(text) ? text : undefined;
}
