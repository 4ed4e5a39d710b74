// Connections of the server: how many there may be and how slow a client may be, and what becomes of bytes that are no request.
// In: a Node server and its bounds. Out: listeners on it.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { keyOfParserError, refuse } from './raw-refusal.js';

export interface ConnectionBounds {
  readonly connections: number;
  /** Milliseconds in which the headers of a request have come. */
  readonly headers: number;
  /** Milliseconds in which a whole request has come. */
  readonly request: number;
  /** Milliseconds without a byte in either direction, on a connection that is not closed. */
  readonly silence: number;
  /** Milliseconds between looks for clients that are too slow. */
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
  /** A client's error on a connection, as Node's `clientError` tells it. */
  readonly fault: (error: Error & { readonly code?: string }, socket: Socket) => void;
  readonly watch: (server: Server) => void;
  /** Whether the connection was refused already; nothing is done for what still comes from it. */
  readonly isRefused: (socket: Socket) => boolean;
}

export function connections({ connections: most }: ConnectionBounds): Connections {
  const refused = new WeakSet<Socket>();
  const open = new Set<Socket>();
  /** The last response begun on a connection. */
  const last = new WeakMap<Socket, ServerResponse>();

  const fault: Connections['fault'] = (error, socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const answer = () => refuse(socket, keyOfParserError(error));
    const response = last.get(socket);
    if (response === undefined || response.writableFinished) answer();
    // Bytes after a whole request: that one is answered first.
    else if (response.req.complete) response.once('finish', answer);
    else if (response.headersSent) socket.destroy();
    else answer();
  };

  const watch = (server: Server): void => {
    server.on('connection', (socket: Socket) => {
      if (open.size >= most) {
        refused.add(socket);
        refuse(socket, 'service.busy');
        return;
      }
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    server.prependListener('request', (request, response) => last.set(request.socket, response));
    // No proxy: what follows a CONNECT is not HTTP.
    server.on('connect', (_request, socket) => refuse(socket, 'request.malformed'));
  };

  return { fault, watch, isRefused: (socket) => refused.has(socket) };
}
