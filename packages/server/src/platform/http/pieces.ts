// A response in pieces, as fast as its client reads: in, its bytes; out, what the framework sends. One write of many megabytes would copy them all
// into the socket's queue on the event loop.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Bytes that are sent at once. */
export const PIECE = 256_000;

export function sendBytes(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const { buffer, byteOffset, length } = bytes;
  if (length <= PIECE) return reply.send(Buffer.from(buffer, byteOffset, length));
  // A stream has no length that the framework could find.
  return reply.header('content-length', length).send(Readable.from(pieces(bytes), { objectMode: false }));
}

function* pieces({ buffer, byteOffset, length }: Uint8Array): Generator<Buffer> {
  for (let from = 0; from < length; from += PIECE)
    yield Buffer.from(buffer, byteOffset + from, Math.min(PIECE, length - from));
}
