// The chain of an audit log.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEGINNING, type ChainEntry, canonicalJson, hashedText } from './chain.js';

const ENTRY: ChainEntry = {
  seq: 1,
  previous: BEGINNING,
  owner: 'org1',
  id: 'entry1',
  at: '2026-01-02T03:04:05.678Z',
  action: 'key.create',
  actor: { id: 'ada', keyId: null },
  target: 'key1',
  before: null,
  after: { name: 'Build' },
  address: '192.0.2.1',
  userAgent: 'curl/8',
  requestId: 'request1',
};

describe('the canonical form', () => {
  test.each([
    // RFC 8785, sections 3.2.3 and 3.2.2.3.
    [
      { '\u20ac': 'Euro Sign', '\r': 'Carriage Return', '\ufb33': 'Hebrew', '1': 'One', '\ud83d\ude00': 'Smiley' },
      '{"\\r":"Carriage Return","1":"One","\u20ac":"Euro Sign","\ud83d\ude00":"Smiley","\ufb33":"Hebrew"}',
    ],
    [
      { numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0] },
      '{"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0]}',
    ],
    [{ 9: 'b', 10: 'a' }, '{"10":"a","9":"b"}'],
    [['\u20ac$\u000f\nA\'B"\\\\"/', null, true], '["\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/",null,true]'],
  ])('of %j is %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test('does not depend on the order of fields, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, reversed(each)]),
  );
}

describe('the text that is hashed', () => {
  test('is the canonical form of the entry', () => {
    const text = [
      '{"action":"key.create","actor":{"id":"ada","keyId":null},"address":"192.0.2.1","after":{"name":"Build"},',
      `"at":"2026-01-02T03:04:05.678Z","before":null,"id":"entry1","owner":"org1","previous":"${BEGINNING}",`,
      '"requestId":"request1","seq":1,"target":"key1","userAgent":"curl/8"}',
    ].join('');
    expect(hashedText(ENTRY)).toBe(text);
  });

  test('is the same with the hash in it', () => {
    expect(hashedText({ ...ENTRY, hash: 'a' })).toBe(hashedText(ENTRY));
  });

  test.each(Object.keys(ENTRY))('has its %s', (field) => {
    expect(hashedText({ ...ENTRY, [field]: 'other' })).not.toBe(hashedText(ENTRY));
  });
});
