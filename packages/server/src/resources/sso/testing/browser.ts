// A browser that signs in through a provider: in, where it begins; out, where it ends. Cookies stay with the host that set them.
export interface Visit {
  readonly status: number;
  /** Where it would go next. */
  readonly to: string;
  readonly url: string;
  readonly text: string;
}

export interface Browser {
  /** Follows redirects as long as they lead away from `stop`. */
  readonly go: (url: string, stop?: (url: string) => boolean) => Promise<Visit>;
  /** `from`: the origin of the page with the form; a page of the address itself if omitted. */
  readonly send: (url: string, fields: Readonly<Record<string, string>>, from?: string) => Promise<Visit>;
  readonly cookies: (origin: string) => string;
  readonly keep: (origin: string, cookie: string) => void;
}

const MOST = 20;

export function browser(): Browser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string): Map<string, string> => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const cookies = (origin: string): string => [...jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (origin: string, cookie: string): void => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0\b/i.test(cookie)) jarOf(origin).delete(pair.slice(0, at));
    else jarOf(origin).set(pair.slice(0, at), pair.slice(at + 1));
  };
  const visit = async (url: string, init: RequestInit, from?: string): Promise<Visit> => {
    const { origin } = new URL(url);
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: cookies(origin), ...(init.method === 'POST' ? { origin: from ?? origin } : {}) },
    });
    for (const each of answer.headers.getSetCookie()) keep(origin, each);
    const to = answer.headers.get('location');
    return { status: answer.status, to: to === null ? '' : new URL(to, url).href, url, text: await answer.text() };
  };
  return {
    cookies,
    keep,
    send: (url, fields, from) => visit(url, { method: 'POST', body: new URLSearchParams(fields) }, from),
    go: async (url, stop = () => false) => {
      let last = await visit(url, {});
      for (let times = 0; times < MOST && last.to !== '' && !stop(last.to); times++) last = await visit(last.to, {});
      return last;
    },
  };
}
