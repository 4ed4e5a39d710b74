// Checks an export of an audit log: in, its lines; out, how many entries follow each other unchanged, and what is wrong with the first line after them.
import { createHash } from 'node:crypto';
import { BEGINNING, canonicalJson, hashedText, type SealedEntry } from '@linework/operations/audit/chain';
import { isObject } from '@linework/operations/settings/value-checks';

export interface Verified {
  readonly count: number;
  readonly first: SealedEntry | undefined;
  readonly last: SealedEntry | undefined;
  /** Undefined if every line is in order. */
  readonly fault: Fault | undefined;
}

export interface Fault {
  readonly line: number;
  readonly what: string;
}

export async function verified(lines: AsyncIterable<string | undefined>): Promise<Verified> {
  let count = 0;
  let first: SealedEntry | undefined;
  let last: SealedEntry | undefined;
  for await (const line of lines) {
    const entry = entryIn(line);
    const what = entry === undefined ? NO_ENTRY : faultOf(entry, last);
    if (entry === undefined || what !== undefined)
      return { count, first, last, fault: { line: count + 1, what: what ?? NO_ENTRY } };
    first ??= entry;
    last = entry;
    count++;
  }
  return { count, first, last, fault: undefined };
}

const NO_ENTRY =
  'this is not an entry as the service exports it. The line is incomplete, changed or reformatted, or the file is not an NDJSON export.';

/** Undefined for a line that the service did not write so. */
function entryIn(line: string | undefined): SealedEntry | undefined {
  if (line === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) && canonicalJson(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

const TEXTS = ['id', 'at', 'owner', 'action', 'previous', 'hash'] as const;

function isEntry(value: unknown): value is SealedEntry {
  return isObject(value) && Number.isSafeInteger(value.seq) && TEXTS.every((name) => typeof value[name] === 'string');
}

function faultOf(entry: SealedEntry, before: SealedEntry | undefined): string | undefined {
  const { seq, id, owner, previous, hash } = entry;
  const named = `entry ${seq} (${id})`;
  if (createHash('sha256').update(hashedText(entry)).digest('hex') !== hash)
    return `${named} was changed: its content does not have its hash.`;
  if (before === undefined)
    return seq === 1 && previous !== BEGINNING
      ? `${named} is the first of its log, but names one before it.`
      : undefined;
  if (owner !== before.owner) return `${named} is from another log, that of ${owner}.`;
  if (seq <= before.seq) return `${named} is out of order: it comes after entry ${before.seq}.`;
  if (seq > before.seq + 1)
    return `${missing(before.seq + 1, seq - 1)} missing between entry ${before.seq} and ${named}.`;
  return previous === before.hash
    ? undefined
    : `${named} does not follow the entry ${before.seq} before it: one of the two was replaced.`;
}

function missing(from: number, to: number): string {
  return from === to ? `entry ${from} is` : `entries ${from} to ${to} are`;
}
