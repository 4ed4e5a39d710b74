// The agent that requests a connection, in readable form: in, a client and its redirect address; out, plain text without characters that could
// reverse, hide or cover text.

export interface Asking {
  readonly name: string;
  readonly clientId: string;
  /** The host that describes the client; if null, the client chose its own name. */
  readonly describedAt: string | null;
  /** Where the result goes: a host, this computer, or an app's own scheme. */
  readonly goesTo: string;
}

/** More marks on a letter than any script writes. */
const PILED_MARKS = /(\p{M}{6})\p{M}+/gu;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function askingOf(clientId: string, name: unknown, redirect: string): Asking {
  const described = URL.canParse(clientId) ? new URL(clientId).host : null;
  return {
    name: plain(name) || described || 'An agent without a name',
    clientId,
    describedAt: described,
    goesTo: destination(redirect),
  };
}

/** The web over https, a program on the user's own computer, or an app with its own scheme; a plain http address could be intercepted. */
export function mayBeAnswered(redirect: string): boolean {
  if (!URL.canParse(redirect)) return false;
  const { protocol, hostname } = new URL(redirect);
  return protocol !== 'http:' || LOOPBACK.test(hostname);
}

function destination(redirect: string): string {
  const { protocol, hostname, host } = new URL(redirect);
  if (protocol !== 'http:' && protocol !== 'https:') return `an app that opens ${protocol}`;
  return LOOPBACK.test(hostname) ? `this computer (${host})` : host;
}

function plain(name: unknown): string {
  return typeof name === 'string'
    ? name
        .normalize('NFKC')
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800]/gu, '')
        .replaceAll(PILED_MARKS, '$1')
        .trim()
        .slice(0, 80)
    : '';
}
