// Connections of the server: how many there can be and how slow a client can be, and what happens to bytes that are not a request.
// In: a Node server and its bounds. Out: listeners on it.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { keyOfParserError, refuse } from './raw-refusal.js';

export interface ConnectionBounds {
  readonly connections: number;
  /** Milliseconds in which the headers of a request have to arrive. */
  readonly headers: number;
  /** Milliseconds in which a whole request has to arrive. */
  readonly request: number;
  /** Milliseconds without a byte in either direction before a connection is closed. */
  readonly silence: number;
  /** Milliseconds between checks for clients that are too slow. */
  readonly look: number;
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  connections: 500,
  headers: 10_000,
  request: 30_000,
  silence: 120_000,
  look: 1_000,
};

export interface Connections {
  /** A client's error on a connection, as reported by Node's `clientError`. */
  readonly fault: (error: Error & { readonly code?: string }, socket: Socket) => void;
  readonly watch: (server: Server) => void;
  /** Whether the connection was already refused; whatever it still sends is ignored. */
  readonly isRefused: (socket: Socket) => boolean;
}

/** `always`: the headers of every response. */
export function connections(
  { connections: most }: ConnectionBounds,
  always: Readonly<Record<string, string>>,
): Connections {
  const refused = new WeakSet<Socket>();
  const open = new Set<Socket>();
  /** The last response begun on a connection. */
  const last = new WeakMap<Socket, ServerResponse>();

  const fault: Connections['fault'] = (error, socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const answer = () => refuse(socket, keyOfParserError(error), always);
    const response = last.get(socket);
    if (response === undefined || response.writableFinished) answer();
    // Bytes follow a whole request: that request gets its response first.
    else if (response.req.complete) response.once('finish', answer);
    else if (response.headersSent) socket.destroy();
    else answer();
  };

  const watch = (server: Server): void => {
    server.on('connection', (socket: Socket) => {
      if (open.size >= most) {
        refused.add(socket);
        refuse(socket, 'service.busy', always);
        return;
      }
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    server.prependListener('request', (request, response) => last.set(request.socket, response));
    // Not a proxy: what follows a CONNECT is not HTTP.
    server.on('connect', (_request, socket) => refuse(socket, 'request.malformed', always));
  };

  return { fault, watch, isRefused: (socket) => refused.has(socket) };
}
