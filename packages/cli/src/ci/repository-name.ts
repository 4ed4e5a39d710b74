// What a repository is called, whichever address it was cloned from: in, an address; out, its host and path, never an account or a token.

/** The short form of SSH: `git@github.com:acme/shop.git`. */
const SHORT = /^(?:[^@/\s]{1,100}@)?([a-z0-9][a-z0-9.-]{1,252}):(?!\/\/)([^\s]{1,1000})$/i;

/** Undefined for a folder and for what is not an address. */
export function repositoryName(address: string): string | undefined {
  const short = SHORT.exec(address);
  if (short !== null) return named(short[1] ?? '', short[2] ?? '');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.hostname === '') return undefined;
  // The port of SSH is not that of its pages.
  return named(/^https?:$/.test(url.protocol) ? url.host : url.hostname, url.pathname);
}

function named(host: string, path: string): string | undefined {
  const parts = path
    .split('/')
    .filter((each) => each !== '')
    .map((each) => encodeURIComponent(decoded(each)));
  return parts.length === 0 ? undefined : [host.toLowerCase(), ...parts].join('/').replace(/\.git$/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
