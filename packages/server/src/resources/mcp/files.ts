// Pictures that an agent asked for as a file: kept in memory for ten minutes at an address that nobody can guess, for the agent's user.
import type { LinkedFile } from '@linework/mcp';
import type { FastifyInstance } from 'fastify';
import { SANDBOX } from '../../pages/policy.js';
import { RequestError } from '../../platform/http/envelope.js';
import { sendBytes } from '../../platform/http/pieces.js';
import { budget, type Shares } from '../../platform/pictures/budget.js';

export const FILES_PATH = '/mcp/files';

const MINUTES = 10;

const IN_MEMORY: Shares = { whole: 64_000_000, each: 16_000_000 };

/** What an entry takes in memory besides its content. */
const ENTRY = 500;

export interface LinkedFiles {
  readonly keep: (owner: string, name: string, file: LinkedFile) => void;
  readonly find: (name: string) => LinkedFile | undefined;
}

/** `now`: milliseconds of a clock that never goes back. */
export function linkedFiles(now: () => number = () => performance.now(), shares: Shares = IN_MEMORY): LinkedFiles {
  const held = budget(shares);
  const contents = new Map<string, LinkedFile>();
  const sweep = (): void => {
    for (const each of held.unusedSince(now() - MINUTES * 60_000)) {
      held.drop(each);
      contents.delete(each);
    }
  };
  return {
    keep: (owner, name, file) => {
      sweep();
      contents.set(name, file);
      for (const each of held.add(name, { owner, bytes: file.content.length + ENTRY, at: now() }))
        contents.delete(each);
    },
    find: (name) => {
      sweep();
      return contents.get(name);
    },
  };
}

export function addLinkedFiles(app: FastifyInstance, files: LinkedFiles): void {
  app.get(`${FILES_PATH}/:name`, async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    const file = files.find(name);
    if (file === undefined)
      throw new RequestError('resource.not_found', `No such file. A link lasts ${MINUTES} minutes; draw it again.`);
    reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy': SANDBOX,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    return sendBytes(reply.type(file.mediaType), file.content);
  });
}
