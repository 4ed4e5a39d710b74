// Refusals below HTTP: in, a socket, an error key and the headers of every response; out, the envelope written to the socket, which is then closed. For bytes that
// are not a request, for requests that arrive too slowly, and for connections over the limit.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SharedError } from '../errors/shared-errors.js';
import { envelope, failureOfKey, JSON_TYPE, RETRY_AFTER } from './envelope.js';

/** Milliseconds in which a refused client can read its response and close. */
const LINGER = 1_000;

const KEYS: Readonly<Record<string, SharedError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too_large',
};

/** The error key for an error of Node's parser. */
export function keyOfParserError(error: { readonly code?: string }): SharedError {
  return KEYS[error.code ?? ''] ?? 'request.malformed';
}

/** Reads and discards what the client still sends, because a socket closed with unread bytes loses the response too. */
export function refuse(socket: Duplex, key: SharedError, always: Readonly<Record<string, string>>): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(key, always));
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}

function rawAnswer(key: SharedError, always: Readonly<Record<string, string>>): string {
  const failure = failureOfKey(key);
  const { status } = failure;
  const body = JSON.stringify(envelope(failure, randomUUID()));
  const headers = {
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    ...always,
    ...(key === 'service.busy' ? { 'retry-after': RETRY_AFTER } : {}),
    connection: 'close',
  };
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
