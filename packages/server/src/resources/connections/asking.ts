// Who asks to be connected, as a person reads it: in, a client and the address its answer goes to; out, plain words without signs that could
// turn text around or hide it.

export interface Asking {
  readonly name: string;
  readonly clientId: string;
  /** The host that described the client, where one did; else the name is the client's own word. */
  readonly describedAt: string | null;
  /** Where the answer goes: a host, this computer, or an app's own scheme. */
  readonly goesTo: string;
}

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

/** The web over https, a program on the reader's own computer, or an app by a scheme of its own; a plain http address could be read on its way. */
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
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
        .trim()
        .slice(0, 80)
    : '';
}
