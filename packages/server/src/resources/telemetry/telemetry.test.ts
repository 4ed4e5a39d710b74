import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { telemetryDays } from './tables.js';

const { call, service } = hosted();
const today = new Date().toISOString().slice(0, 10);
const GOOD = { day: today, version: '0.1.0', platform: 'linux', verbs: { draw: 2 } };

test('totals of one day are added up across senders', async () => {
  expect((await call('/telemetry/usage', { body: GOOD })).status).toBe(202);
  expect((await call('/telemetry/usage', { body: GOOD })).status).toBe(202);
  const rows = await service().database.db.select().from(telemetryDays).orderBy(telemetryDays.name);
  expect(rows.map(({ name, count }) => [name, count])).toEqual([['draw', 4]]);
});

test.each([
  ['a source', { ...GOOD, source: 'flow\nnode a\n' }],
  ['a verb with a sentence', { ...GOOD, verbs: { 'our secret plan': 1 } }],
  ['what else was drawn', { ...GOOD, kinds: { flow: 1 } }],
  ['a version with words', { ...GOOD, version: '1.0.0-for-acme' }],
  ['a count that is a text', { ...GOOD, verbs: { draw: 'a lot' } }],
  ['a day long ago', { ...GOOD, day: '1999-12-31' }],
])('%s is refused', async (_name, body) => {
  expect((await call('/telemetry/usage', { body })).status).toBe(400);
});
