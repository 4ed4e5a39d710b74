// Where a sign-in continues: in, the parameter in the page's address; out, a path of this service, or undefined.

/** One slash, followed by what a browser cannot read as another host: no second slash or backslash, no space and no control character. */
const OWN_PATH = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]{0,2000}$/;

export function ownPath(text: unknown): string | undefined {
  return typeof text === 'string' && OWN_PATH.test(text) ? text : undefined;
}
