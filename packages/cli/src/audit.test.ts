// linework audit verify, as somebody uses it who has an export and does not trust it.
import { createHash } from 'node:crypto';
import {
  BEGINNING,
  type ChainEntry,
  canonicalJson,
  hashedText,
  type SealedEntry,
} from '@linework/operations/audit/chain';
import { describe, expect, test } from 'vitest';
import { command } from './testing/command.js';

const { run, write } = command();

function sealed(entry: ChainEntry): SealedEntry {
  return { ...entry, hash: createHash('sha256').update(hashedText(entry)).digest('hex') };
}

function log(count: number, owner = 'org1'): readonly SealedEntry[] {
  const entries: SealedEntry[] = [];
  for (let seq = 1; seq <= count; seq++)
    entries.push(
      sealed({
        seq,
        previous: entries.at(-1)?.hash ?? BEGINNING,
        owner,
        id: `id${seq}`,
        at: new Date(Date.UTC(2026, 0, 1, 0, 0, seq)).toISOString(),
        action: 'key.create',
        actor: { id: 'ada', keyId: null },
        target: `key${seq}`,
        before: null,
        after: { name: 'Größe "x"' },
        address: '192.0.2.1',
        userAgent: 'curl/8',
        requestId: 'request1',
      }),
    );
  return entries;
}

const LOG = log(6);
const [one, two, three, four, five, six] = LOG as readonly [
  SealedEntry,
  SealedEntry,
  SealedEntry,
  SealedEntry,
  SealedEntry,
  SealedEntry,
];

const ndjson = (entries: readonly object[]) => entries.map((each) => `${canonicalJson(each)}\n`).join('');

function verify(text: string | Buffer) {
  write({ 'log.ndjson': text });
  return run(['audit', 'verify', 'log.ndjson']);
}

describe('an export that is in order', () => {
  test('from the beginning of the log', () => {
    expect(verify(ndjson(LOG))).toEqual({
      code: 0,
      out: `6 entries are in order, from 2026-01-01T00:00:01.000Z to 2026-01-01T00:00:06.000Z.\nThe log begins with entry 1.\nEntry 6 has the hash ${six.hash}.\n`,
      err: '',
    });
  });

  test('from a later entry, after older ones have ended', () => {
    const { code, out } = verify(ndjson([four, five]));
    expect(code).toBe(0);
    expect(out).toContain(`Entry 4 follows the hash ${three.hash}.`);
  });

  test.each([
    ['of one entry', ndjson([two]), '1 entry is in order'],
    ['without an end of the last line', ndjson(LOG).slice(0, -1), '6 entries are in order'],
    ['of many parts of a file', ndjson(log(5_000)), '5000 entries are in order'],
    ['without entries', '', 'The export has no entries.'],
  ])('%s', (_what, text, says) => {
    const { code, out, err } = verify(text);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(says);
  });
});

const changed = { ...three, action: 'key.reveal' };
const replaced = sealed({ ...three, action: 'key.reveal' });

describe('an export in which', () => {
  test.each([
    ['an entry is missing', ndjson([one, two, four]), 3, 'entry 3 is missing between entry 2 and entry 4 (id4).'],
    ['several are missing', ndjson([one, five]), 2, 'entries 2 to 4 are missing between entry 1 and entry 5 (id5).'],
    ['two changed places', ndjson([one, three, two]), 2, 'entry 2 is missing between entry 1 and entry 3 (id3).'],
    ['one is repeated', ndjson([one, two, two]), 3, 'entry 2 (id2) is out of order: it comes after entry 2.'],
    ['an older one follows', ndjson([three, one]), 2, 'entry 1 (id1) is out of order: it comes after entry 3.'],
    ['an entry was changed', ndjson([one, two, changed, four]), 3, 'entry 3 (id3) was changed'],
    ['a number was changed', ndjson([one, two, { ...four, seq: 3 }]), 3, 'entry 3 (id4) was changed'],
    [
      'an entry was changed, with its hash',
      ndjson([one, two, replaced, four]),
      4,
      'entry 4 (id4) does not follow the entry 3',
    ],
    [
      'the first entry follows another',
      ndjson([sealed({ ...one, previous: six.hash })]),
      1,
      'entry 1 (id1) is the first of its log',
    ],
    [
      'another log goes on',
      ndjson([one, ...log(2, 'org2').slice(1)]),
      2,
      'entry 2 (id2) is from another log, that of org2.',
    ],
    ['the last line is incomplete', ndjson(LOG).slice(0, -20), 6, 'this is not an entry'],
    ['a line is empty', `${ndjson([one])}\n${ndjson([two])}`, 2, 'this is not an entry'],
    ['a field is there twice', ndjson([one]).replace('{', '{"action":"key.reveal",'), 1, 'this is not an entry'],
    ['a line was formatted', `${JSON.stringify(one, null, 1)}\n`, 1, 'this is not an entry'],
    ['a line is something else', 'null\n', 1, 'this is not an entry'],
    ['a line is nested deeply', `${'['.repeat(200_000)}\n`, 1, 'this is not an entry'],
    ['a line is not UTF-8', Buffer.from([...Buffer.from(ndjson([one])), 0xff, 10]), 2, 'this is not an entry'],
  ])('%s', (_what, text, line, says) => {
    const { code, out, err } = verify(text);
    expect(code).toBe(1);
    expect(err).toContain(`linework: log.ndjson, line ${line}: ${says}`);
    expect(out).toBe(line === 1 ? '' : out);
    if (line > 1) expect(out).toContain(`${line === 2 ? '1 entry is' : `${line - 1} entries are`} in order`);
  });

  test('any one line is omitted or changed is refused', () => {
    for (let at = 1; at < LOG.length - 1; at++) {
      expect(verify(ndjson(LOG.filter((_, each) => each !== at))).err).toContain(`line ${at + 1}:`);
      const entry = LOG[at] as SealedEntry;
      for (const field of Object.keys(entry))
        expect([
          field,
          verify(ndjson(LOG.map((each) => (each === entry ? { ...entry, [field]: 'x' } : each)))).code,
        ]).toEqual([field, 1]);
    }
  });
});

test.each([
  [['audit', 'verify', 'none.ndjson'], 3, 'no such file'],
  [['audit', 'verify', '.'], 3, 'it is a folder'],
  [['audit', 'check', 'log.ndjson'], 2, "'check' is not an action of linework audit. Write verify."],
  [['audit', 'verify'], 2, 'FILE'],
])('%j exits with %i', (words, exit, says) => {
  const { code, err } = run(words);
  expect(code).toBe(exit);
  expect(err).toContain(says);
});
