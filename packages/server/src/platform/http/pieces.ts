// A response in pieces, as fast as its client reads: in, its bytes, or what makes them; out, what the framework sends. One write of many megabytes would
// copy them all into the socket's queue on the event loop.
import { Readable } from 'node:stream';
import type { Reply } from '@linework/operations';
import type { FastifyReply } from 'fastify';

/** Bytes that are sent at once. */
export const PIECE = 256_000;

export function sendBytes(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const { buffer, byteOffset, length } = bytes;
  if (length <= PIECE) return reply.send(Buffer.from(buffer, byteOffset, length));
  // A stream has no length that the framework could find.
  return reply.header('content-length', length).send(Readable.from(pieces(bytes), { objectMode: false }));
}

/** A client that leaves ends what makes the pieces. */
export function sendStream(reply: FastifyReply, { mediaType, pieces }: NonNullable<Reply['streamed']>): FastifyReply {
  const sent = reply.request.method === 'HEAD' ? [] : pieces;
  return reply.header('content-type', mediaType).send(Readable.from(sent, { objectMode: false }));
}

function* pieces({ buffer, byteOffset, length }: Uint8Array): Generator<Buffer> {
  for (let from = 0; from < length; from += PIECE)
    yield Buffer.from(buffer, byteOffset + from, Math.min(PIECE, length - from));
}
