// Entries as OpenTelemetry logs.
import { BEGINNING, canonicalJson, type SealedEntry } from '@linework/operations/audit/chain';
import { expect, test } from 'vitest';
import { otlpRequest, rejectedRecords } from './otlp.js';
import { together } from './turn.js';

const entry: SealedEntry = {
  ...{ seq: 7, previous: BEGINNING, hash: BEGINNING, owner: 'o1', id: 'e7', at: '2026-01-01T00:00:00.125Z' },
  ...{ action: 'key.revoke', actor: { id: 'ada', keyId: 'k1' }, target: 't1', before: { name: 'CI' }, after: null },
  ...{ address: '192.0.2.1', userAgent: 'curl/8', requestId: null },
};

test('a record has the moment, the action and the entry as a line of an export, and attributes to search for', () => {
  const { headers, body } = otlpRequest([entry, entry], { authorization: 'Bearer x' }, '1.2.3');
  expect(headers).toEqual({ authorization: 'Bearer x', 'content-type': 'application/json' });
  const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const record = {
    timeUnixNano: '1767225600125000000',
    observedTimeUnixNano: '1767225600125000000',
    severityNumber: 9,
    severityText: 'INFO',
    eventName: 'key.revoke',
    body: { stringValue: canonicalJson(entry) },
    attributes: [
      { key: 'linework.audit.seq', value: { intValue: '7' } },
      text('log.record.uid', 'e7'),
      text('user.id', 'ada'),
      text('client.address', '192.0.2.1'),
      text('user_agent.original', 'curl/8'),
      text('linework.audit.key_id', 'k1'),
      text('linework.audit.target', 't1'),
    ],
  };
  expect(JSON.parse(body)).toEqual({
    resourceLogs: [
      {
        resource: { attributes: [text('service.name', 'linework'), text('linework.organisation.id', 'o1')] },
        scopeLogs: [{ scope: { name: 'linework.audit', version: '1.2.3' }, logRecords: [record, record] }],
      },
    ],
  });
});

test.each([
  ['', 0],
  ['{}', 0],
  ['null', 0],
  ['<html>', 0],
  ['{"partialSuccess":null}', 0],
  ['{"partialSuccess":{"errorMessage":"slow down"}}', 0],
  ['{"partialSuccess":{"rejectedLogRecords":"0"}}', 0],
  ['{"partialSuccess":{"rejectedLogRecords":"-1"}}', 0],
  ['{"partialSuccess":{"rejectedLogRecords":{}}}', 0],
  ['{"partialSuccess":{"rejectedLogRecords":"3"}}', 3],
  ['{"partialSuccess":{"rejectedLogRecords":3}}', 3],
])('the answer %s rejects %i', (answer, rejected) => {
  expect(rejectedRecords(answer)).toBe(rejected);
});

test.each([
  ['webhook', 3, 10, 1],
  ['otlp', 3, 10, 3],
  ['otlp', 3, 400_000, 2],
  ['otlp', 3, 2_000_000, 1],
] as const)('a request to %s has of %i entries of %i characters %i', (kind, count, size, most) => {
  const entries = Array.from({ length: count }, () => ({ ...entry, after: { text: 'x'.repeat(size) } }));
  expect(together(entries, kind)).toEqual(entries.slice(0, most));
});
