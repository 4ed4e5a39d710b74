// The answer to a request that is not sent yet: in, the request, and how many bytes the answer can have; out, the answer with its whole body,
// or with its beginning.
import type { ClientRequest, IncomingMessage } from 'node:http';

export interface BoundedAnswer {
  readonly answer: IncomingMessage;
  readonly body: Buffer;
}

export interface Bound {
  /** Bytes. */
  readonly most: number;
  /** Undefined if the beginning is enough: then nothing more is received. */
  readonly tooLong: Error | undefined;
  /** Of the request. */
  readonly body?: string | undefined;
}

/** Rejects with what the connection fails with, or with `tooLong`. */
export function boundedAnswer(outgoing: ClientRequest, { most, tooLong, body }: Bound): Promise<BoundedAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('response', (answer) => {
      const blocks: Buffer[] = [];
      let size = 0;
      answer.on('data', (block: Buffer) => {
        size += block.length;
        if (size <= most) return void blocks.push(block);
        if (tooLong === undefined) resolve({ answer, body: Buffer.concat(blocks) });
        else reject(tooLong);
        outgoing.destroy();
      });
      answer.on('error', reject);
      answer.once('end', () => resolve({ answer, body: Buffer.concat(blocks) }));
    });
    outgoing.end(body);
  });
}
