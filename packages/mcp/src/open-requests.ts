// Requests of a client that are not answered yet: in, the messages in both directions; out, when there are none. A request that its client
// cancels gets no answer (MCP, Cancellation).

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly requestId?: unknown };
}

export interface OpenRequests {
  readonly received: (message: Message) => void;
  readonly sent: (message: Message) => void;
  /** Resolves once every request so far is answered. */
  readonly answered: () => Promise<void>;
}

export function openRequests(): OpenRequests {
  const ids = new Set<unknown>();
  let waiting: (() => void)[] = [];
  const close = (id: unknown): void => {
    ids.delete(id);
    if (ids.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    received: ({ id, method, params }) => {
      if (method === 'notifications/cancelled') close(params?.requestId);
      else if (method !== undefined && id !== undefined) ids.add(id);
    },
    sent: ({ id, method }) => {
      if (method === undefined) close(id);
    },
    answered: () => (ids.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
