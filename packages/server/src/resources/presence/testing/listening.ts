// A reader of a stream of presence, over a real connection: in, its address and a session; out, its events, one after another.
export interface Listening {
  readonly answer: Response;
  /** The data of the next event of a name; skips others. Throws if the stream ends first. */
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects, it says
  readonly next: (name: 'people' | 'version' | 'ended') => Promise<any>;
  /** Resolves to whatever else comes until the service ends the stream. */
  readonly rest: () => Promise<string>;
  readonly leave: () => void;
}

export async function listening(url: URL, cookie: string): Promise<Listening> {
  const left = new AbortController();
  const answer = await fetch(url, { headers: { cookie }, signal: left.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const more = async (): Promise<boolean> => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    text += value ?? '';
    return !done;
  };
  return {
    answer,
    next: async (name) => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end === -1) {
          if (await more()) continue;
          throw new Error(`The stream ended without ${name}: ${text}`);
        }
        const [first, second = ''] = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        if (first === `event: ${name}`) return JSON.parse(second.slice('data: '.length));
      }
    },
    rest: async () => {
      while (await more());
      return text;
    },
    leave: () => left.abort(),
  };
}
