// An agent and a user with a browser, for tests of connecting: the official client's side, a browser without script, and hand-made requests that
// the official client would never send.
import { createHash, randomBytes } from 'node:crypto';
import type { OAuthClientProvider } from '@modelcontextprotocol/client';
import type { Hosted } from './hosted.js';

export const REDIRECT = 'http://127.0.0.1:43210/callback';

export const SOURCE = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"';

/** What the official client needs from a program: it stores what it receives, and opens the address in a browser. */
export function program(
  document?: string,
): OAuthClientProvider & { readonly opened: URL[]; saved: Record<string, unknown> } {
  const opened: URL[] = [];
  const saved: Record<string, unknown> = {};
  return {
    opened,
    saved,
    redirectUrl: REDIRECT,
    ...(document === undefined ? {} : { clientMetadataUrl: document }),
    clientMetadata: {
      client_name: 'Sketcher',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => saved.client as never,
    saveClientInformation: (client) => {
      saved.client = client;
    },
    tokens: () => saved.tokens as never,
    saveTokens: (tokens) => {
      saved.tokens = tokens;
    },
    redirectToAuthorization: (url) => void opened.push(url),
    saveCodeVerifier: (verifier) => {
      saved.verifier = verifier;
    },
    codeVerifier: () => saved.verifier as string,
    saveDiscoveryState: (state) => {
      saved.discovery = state;
    },
    discoveryState: () => saved.discovery as never,
  };
}

/** The value of a hidden field. */
export const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** The response of the token endpoint. */
interface Said {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly error?: string;
  readonly scope?: string;
  readonly token_type?: string;
  readonly expires_in?: number;
}

export function agents({ baseUrl, call, mails }: Pick<Hosted, 'baseUrl' | 'call' | 'mails'>) {
  /** A browser without script: keeps cookies, follows redirects of the service, sends forms. */
  function browser(...cookies: string[]) {
    const jar = new Map(cookies.map((each) => each.split('=', 2) as [string, string]));
    const paths = new Map<string, string>();
    const go = async (address: string, form?: Record<string, string>) => {
      const url = new URL(address, baseUrl());
      const sent = [...jar].filter(([name]) => url.pathname.startsWith(paths.get(name) ?? '/'));
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: {
          cookie: sent.map(([name, value]) => `${name}=${value}`).join('; '),
          ...(form ? { origin: baseUrl(), 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(form ? { method: 'POST', body: new URLSearchParams(form).toString() } : {}),
      });
      for (const each of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
        jar.set(name, value);
        paths.set(name, /path=([^;]+)/i.exec(each)?.[1] ?? '/');
      }
      const refresh = /url=(.+)$/.exec(answer.headers.get('refresh') ?? '')?.[1];
      return {
        status: answer.status,
        text: await answer.text(),
        to: answer.headers.get('location') ?? refresh ?? '',
        headers: answer.headers,
      };
    };
    return { go };
  }

  /** From the address that a program opens to the address to which the browser returns. */
  async function answered(
    { go }: ReturnType<typeof browser>,
    address: string | URL,
    allow: 'yes' | 'no',
  ): Promise<URL> {
    const redirect = await go(String(address));
    const page = await go(redirect.to);
    const back = await go('/connect', { request: hidden(page.text, 'request'), allow });
    const last = await go(back.to);
    return new URL(last.to);
  }

  async function codeTo(email: string, from: number): Promise<string> {
    for (;;) {
      const code = /\b\d{6}\b/.exec(mails.slice(from).find(({ to }) => to === email)?.subject ?? '')?.[0];
      if (code !== undefined) return code;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** A program connected by hand: for requests that the official client would never send. */
  async function connectedByHand(cookie: string) {
    const client = await registered();
    const verifier = randomBytes(32).toString('base64url');
    const back = await answered(browser(cookie), authorizeUrl(client, verifier), 'yes');
    const tokens = await token({
      grant_type: 'authorization_code',
      client_id: client,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: REDIRECT,
    });
    return { client, tokens };
  }

  async function registered(more: object = {}): Promise<string> {
    const { body } = await call('/oauth/register', {
      body: { client_name: 'By hand', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none', ...more },
    });
    return body.client_id;
  }

  function authorizeUrl(client: string, verifier: string, more: Record<string, string> = {}): URL {
    const url = new URL('/oauth/authorize', baseUrl());
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: client,
      redirect_uri: REDIRECT,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: 'as it was',
      scope: 'draw',
      resource: `${baseUrl()}/mcp`,
      ...more,
    }).toString();
    return url;
  }

  async function token(fields: Record<string, string>) {
    const answer = await fetch(new URL('/oauth/token', baseUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    return { status: answer.status, ...((await answer.json()) as Said) };
  }

  const refreshed = (client: string, refresh: string | undefined) =>
    token({ grant_type: 'refresh_token', client_id: client, refresh_token: refresh ?? '' });

  /** The status of a tool call with a token. */
  async function toolsWith(accessToken: string | undefined): Promise<number> {
    const { status } = await call('/mcp', {
      key: accessToken,
      headers: { accept: 'application/json, text/event-stream' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    return status;
  }

  return { browser, codeTo, answered, connectedByHand, registered, authorizeUrl, token, refreshed, toolsWith };
}
