// linework diagrams: lists and manages the hosted diagrams of an account.
import { EXIT, usageFailure } from '../command/failure.js';
import { limitOf } from '../command/limit.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { hostOption, type ServiceClient, serviceClient } from '../service/client.js';
import * as hosted from '../service/hosted.js';
import { hostedId } from '../service/hosted-id.js';
import { askPerson } from '../service/signing-in.js';
import { columns } from '../terminal/columns.js';
import type { Io, Output } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';

const MOST = 1_000;
const LIMIT = 20;

interface Asked {
  readonly client: ServiceClient;
  readonly io: Io;
  /** The words after the action; those that name a diagram, a version or a folder come first. */
  readonly words: readonly string[];
  readonly folder: string | undefined;
  readonly deleted: boolean;
  readonly limit: number;
  readonly yes: boolean;
}

interface Act<Value> {
  /** Its arguments, as help shows them. */
  readonly takes: readonly string[];
  /** Its options besides --host and --json. */
  readonly options?: readonly string[];
  readonly call: (request: Asked) => Promise<Value>;
  readonly tell: (value: Value, out: Output) => void;
}

const WHICH = 'DIAGRAM';

const list: Act<hosted.Page<'diagrams', hosted.Hosted>> = {
  takes: [],
  options: ['folder', 'deleted', 'limit'],
  call: ({ client, words, folder, deleted, limit }) =>
    hosted.listed(client, { folder, deleted, limit, search: words.length === 0 ? undefined : words.join(' ') }),
  tell: ({ diagrams, next }, out) => {
    out.write(
      diagrams.length === 0
        ? 'No diagram was found.\n'
        : columns(
            diagrams.map(({ id, updatedAt, version, kind, ...each }) => [
              id,
              `version ${version}`,
              updatedAt.slice(0, 10),
              kind,
              each.locked ? `${each.visibility}, locked` : each.visibility,
              printable(each.folder === '' ? each.title : `${each.folder}/${each.title}`),
            ]),
          ),
    );
    moreOf(next, out);
  },
};

const versions: Act<hosted.Page<'versions', hosted.Version>> = {
  takes: [WHICH],
  options: ['limit'],
  call: async (each) => hosted.versionsOf(each.client, await idOf(each), each.limit),
  tell: ({ versions: all, next }, out) => {
    const rows = all.map(({ number, createdAt, kind, restoredFrom, title }) => [
      String(number),
      `${createdAt.slice(0, 16).replace('T', ' ')} UTC`,
      kind,
      printable(title) + (restoredFrom === null ? '' : ` (restored from ${restoredFrom})`),
    ]);
    out.write(columns(rows));
    moreOf(next, out);
  },
};

/** An action on one diagram, reported in a sentence. */
const change = (
  takes: readonly string[],
  call: (client: ServiceClient, id: string, word: string) => Promise<hosted.Hosted>,
  sentence: (diagram: hosted.Hosted) => string,
  isDeleted = false,
): Act<hosted.Hosted> => ({
  takes: [WHICH, ...takes],
  call: async (each) => call(each.client, await idOf(each, isDeleted), each.words[1] ?? ''),
  tell: (diagram, out) => out.write(`${sentence(diagram)}\n`),
});

const remove: Act<{ readonly deleted: string }> = {
  takes: [WHICH],
  options: ['yes'],
  call: async (each) => {
    const id = await idOf(each);
    if (!each.yes) await confirm(each, id);
    await hosted.removed(each.client, id);
    return { deleted: id };
  },
  tell: ({ deleted }, out) =>
    out.write(`Deleted ${deleted}. To undo it within thirty days: linework diagrams undelete ${deleted}\n`),
};

const titled = ({ title }: hosted.Hosted): string => `'${printable(title)}'`;

const ACTS = {
  list,
  search: { ...list, takes: ['WORDS...'] },
  versions,
  restore: change(
    ['VERSION'],
    (client, id, version) => hosted.restored(client, id, numberOf(version)),
    (each) => `Restored ${titled(each)} as version ${each.version}: ${each.url}`,
  ),
  lock: change([], hosted.locked, (each) => `Locked ${titled(each)}.`),
  unlock: change([], hosted.unlocked, (each) => `Unlocked ${titled(each)}.`),
  move: change(['FOLDER'], hosted.moved, (each) =>
    each.folder === ''
      ? `Moved ${titled(each)} out of its folder.`
      : `Moved ${titled(each)} to ${printable(each.folder)}.`,
  ),
  delete: remove,
  undelete: change([], hosted.undeleted, (each) => `Undeleted ${titled(each)}: ${each.url}`, true),
} as const;

export const verb = defineVerb({
  name: 'diagrams',
  summary: 'List, restore, lock, move and delete your hosted diagrams',
  forms: [
    '[options]',
    ...Object.entries(ACTS).flatMap(([name, { takes }]) =>
      takes.length === 0 && name === 'list' ? [] : [`${name} ${takes.join(' ')} [options]`],
    ),
  ],
  details: [
    'Without an action, lists the diagrams of your account, the latest first. search lists those with the words in their title, folder or text.',
    'DIAGRAM is an id, a link, the alias of a stable link, or a file that you published from this machine or that linework.json publishes. VERSION is a number that versions lists. FOLDER is a path such as team/payments, or / for none.',
    'restore saves an earlier version as a new one. A locked diagram refuses every change until it is unlocked. The links of a deleted diagram stop working; undelete restores it within thirty days.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'an action' },
  options: {
    folder: { type: 'string', value: 'FOLDER', help: 'for list and search: only diagrams in this folder' },
    deleted: { type: 'boolean', help: 'for list and search: diagrams deleted in the last thirty days' },
    limit: {
      type: 'string',
      value: 'N',
      help: `for list, search and versions: number of results, 1 to ${MOST} (default: ${LIMIT})`,
    },
    yes: { type: 'boolean', help: 'for delete: do not ask' },
    host: hostOption,
    json: jsonOption,
  },
  run: async ({ operands: [name = 'list', ...words], options, io }) => {
    const act = actOf(name, words, options);
    const client = serviceClient(io.env, options.host);
    const { folder, deleted, yes } = options;
    const { limit = LIMIT } = limitOf(options.limit, MOST);
    const value = await act.call({ client, io, words, folder, deleted, yes, limit });
    if (options.json) io.out.write(`${JSON.stringify(value)}\n`);
    else act.tell(value as never, io.out);
    return EXIT.fine;
  },
});

// biome-ignore lint/suspicious/noExplicitAny: each action prints its own result
function actOf(name: string, words: readonly string[], options: Readonly<Record<string, unknown>>): Act<any> {
  if (!Object.hasOwn(ACTS, name))
    throw usageFailure(
      `'${printable(name)}' is not an action of linework diagrams. Write one of: ${Object.keys(ACTS).join(', ')}.`,
    );
  // biome-ignore lint/suspicious/noExplicitAny: each action prints its own result
  const act: Act<any> = ACTS[name as keyof typeof ACTS];
  const { takes } = act;
  const isAny = takes[0]?.endsWith('...') ?? false;
  if (words.length < takes.length || (words.length > takes.length && !isAny))
    throw usageFailure(`Write: ${['linework diagrams', name, ...takes].join(' ')}`);
  for (const option of ['folder', 'deleted', 'limit', 'yes'])
    if (options[option] && !act.options?.includes(option))
      throw usageFailure(`linework diagrams ${name} does not use --${option}.`);
  return act;
}

function idOf({ client, words: [word = ''], io }: Asked, isDeleted = false): Promise<string> {
  return hostedId(client, word, io, isDeleted);
}

function numberOf(version: string): number {
  if (!/^[1-9]\d{0,8}$/.test(version))
    throw usageFailure(`'${printable(version)}' is not a version number, as linework diagrams versions lists them.`);
  return Number(version);
}

async function confirm({ client, io, words: [word = ''] }: Asked, id: string): Promise<void> {
  if (process.stdin.isTTY !== true || !io.err.isTerminal())
    throw usageFailure(`Without a terminal, deleting needs --yes: linework diagrams delete ${printable(word)} --yes`);
  const {
    versions: [latest],
  } = await hosted.versionsOf(client, id, 1);
  const answer = await askPerson(`Delete '${printable(latest?.title ?? id)}'? Its links stop working. [y/N] `);
  if (!/^y(?:es)?$/i.test(answer)) throw usageFailure('Nothing was deleted.');
}

function moreOf(next: unknown, out: Output): void {
  if (next !== null) out.write('There are more: use a higher --limit.\n');
}
