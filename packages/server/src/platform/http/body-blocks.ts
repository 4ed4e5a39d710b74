// The bytes of a request as they arrive: in, a request; out, blocks with their own memory, which move to another thread without a
// copy. They are never joined here, because copying tens of megabytes would block the event loop.
import type { IncomingMessage } from 'node:http';
import { RequestError } from './envelope.js';

/** Bytes of a block; a body that declares a shorter length gets a block of that length. */
const BLOCK = 1_000_000;

export function bodyBlocks(payload: IncomingMessage, limit: number): Promise<readonly Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const declaredLength = Number(payload.headers['content-length'] ?? 0);
    const blocks: Uint8Array[] = [];
    let block = new Uint8Array(0);
    let filled = 0;
    let length = 0;

    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limit) {
        stop();
        reject(tooLarge(limit));
        return;
      }
      for (let from = 0; from < chunk.length; ) {
        if (filled === block.length) {
          const before = length - chunk.length + from;
          block = new Uint8Array(
            declaredLength === 0 ? BLOCK : Math.min(BLOCK, Math.max(declaredLength - before, chunk.length - from)),
          );
          blocks.push(block);
          filled = 0;
        }
        const part = chunk.subarray(from, from + block.length - filled);
        block.set(part, filled);
        filled += part.length;
        from += part.length;
      }
    };
    const end = (): void => {
      stop();
      resolve(filled === block.length ? blocks : [...blocks.slice(0, -1), block.slice(0, filled)]);
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const stop = (): void => {
      payload.off('data', take).off('end', end).off('error', fail);
    };

    if (declaredLength > limit) reject(tooLarge(limit));
    else payload.on('data', take).on('end', end).on('error', fail);
  });
}

function tooLarge(limit: number): RequestError {
  return new RequestError('request.too_large', `The body exceeds the limit of ${limit} bytes.`);
}
