// The answer to a request that is not sent yet: in, the request, and how many bytes the answer can have; out, the answer with its whole body.
import type { ClientRequest, IncomingMessage } from 'node:http';

export interface BoundedAnswer {
  readonly answer: IncomingMessage;
  readonly body: Buffer;
}

/** Rejects with what the connection fails with, or with `tooLong`. */
export function boundedAnswer(
  outgoing: ClientRequest,
  { most, tooLong, body }: { readonly most: number; readonly tooLong: Error; readonly body?: string | undefined },
): Promise<BoundedAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('response', (answer) => {
      const blocks: Buffer[] = [];
      let size = 0;
      answer.on('data', (block: Buffer) => {
        size += block.length;
        if (size <= most) return void blocks.push(block);
        reject(tooLong);
        outgoing.destroy();
      });
      answer.on('error', reject);
      answer.once('end', () => resolve({ answer, body: Buffer.concat(blocks) }));
    });
    outgoing.end(body);
  });
}
