import { describe, expect, it } from 'vitest';
import { toneFromStatus, typeFromLabel } from './node-type.js';

describe('the type a label names', () => {
  it.each([
    ['Database', 'database'],
    ['Users DB', 'database'],
    ['🗄️ Database', 'database'],
    ['Redis cache', 'cache'],
    ['Event bus', 'queue'],
    ['Blob storage', 'storage'],
    ['Customer', 'person'],
    ['Web app', 'client'],
    ['Load Balancer', 'gateway'],
    ['API Gateway', 'gateway'],
    ['REST API', 'service'],
    ['Orders API', 'service'],
    ['Cron job', 'function'],
    ['Payment provider', 'external'],
    ['Auth server', 'identity'],
    ['Key Vault', 'secret'],
    ['front-end', 'client'],
    ['Queue worker', undefined],
    ['Cache / Queue', undefined],
    ['Database or cache', undefined],
    ['Is there a database?', undefined],
    ['Database?', undefined],
    ['Save it in the database', undefined],
    ['Vault door', undefined],
    ['/api/items', undefined],
    ['Database migration', undefined],
    ['Orders and payments API', undefined],
    ['Orders / payments API', 'service'],
    ['Nightly orders batch job', undefined],
    ['Reads, writes the database', undefined],
    ['Calls the API.', undefined],
    ['', undefined],
  ])('%s: %s', (label, type) => {
    expect(typeFromLabel([label])).toBe(type);
  });

  it('reads a second line with the first, and stays neutral if they differ', () => {
    expect(typeFromLabel(['Orders', 'Database'])).toBe('database');
    expect(typeFromLabel(['Users', 'DB'])).toBeUndefined();
  });
});

describe('the tone of a leading HTTP status', () => {
  it.each([
    ['200 OK', 'green'],
    ['201: created', 'green'],
    ['404', 'red'],
    ['503 Unavailable', 'red'],
    ['302 Found', undefined],
    ['4040', undefined],
    ['204.5 ms', undefined],
    ['200-300 items', undefined],
    ['100 Continue', undefined],
    ['600', undefined],
    ['500% more', undefined],
    ['Answer 200', undefined],
  ])('%s: %s', (label, tone) => {
    expect(toneFromStatus(label)).toBe(tone);
  });

  it('depends on its class, whether or not the code is registered', () => {
    const tones = { 2: 'green', 3: undefined, 4: 'red', 5: 'red' } as const;
    for (const first of [2, 3, 4, 5] as const) {
      for (let rest = 0; rest < 100; rest++) {
        const code = String(first * 100 + rest);
        for (const label of [code, `${code} Told`, `${code}: told`]) expect(toneFromStatus(label)).toBe(tones[first]);
      }
    }
  });
});
