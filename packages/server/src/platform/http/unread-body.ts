// Bodies of requests that are refused before they are read. A client that is still sending would not see the response, and a
// connection closed with unread bytes loses it. In: requests. Out: when their body can be read, and when their response can be sent.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes that are read and discarded. */
const MOST = 64_000_000;

/** Milliseconds without a byte after which the client is assumed to wait for the response. */
const QUIET = 500;

export interface Bodies {
  /** Requests the body if the client waits for that (`Expect: 100-continue`). */
  readonly ask: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves when a refusal can be written; to false if the connection then has to close, because bytes are left. */
  readonly past: (request: IncomingMessage) => Promise<boolean>;
}

export function bodies(): Bodies {
  const continued = new WeakSet<IncomingMessage>();
  return {
    ask: (request, response) => {
      if (!waitsToBeAsked(request)) return;
      continued.add(request);
      response.writeContinue();
    },
    past: async (request) => {
      if (!hasBody(request)) return true;
      if (!waitsToBeAsked(request) || continued.has(request)) await readPast(request);
      return request.complete || request.readableEnded;
    },
  };
}

export function waitsToBeAsked({ headers: { expect } }: IncomingMessage): boolean {
  return expect !== undefined && /^\s*100-continue\s*$/i.test(expect);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readPast(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.readableEnded || request.destroyed) {
      resolve();
      return;
    }
    let bytes = 0;
    const done = () => {
      clearTimeout(quiet);
      request.off('data', count);
      for (const event of ['end', 'close', 'error'] as const) request.off(event, done);
      request.pause();
      resolve();
    };
    const quiet = setTimeout(done, QUIET);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      quiet.refresh();
      if (bytes > MOST) done();
    };
    request.on('data', count);
    for (const event of ['end', 'close', 'error'] as const) request.once(event, done);
    request.resume();
  });
}
