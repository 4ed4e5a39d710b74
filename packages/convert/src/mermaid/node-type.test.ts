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
    ['', undefined],
  ])('%s: %s', (label, type) => {
    expect(typeFromLabel([label])).toBe(type);
  });

  it('reads a second line with the first, and stays neutral when they differ', () => {
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
    ['250 users', undefined],
    ['4040', undefined],
    ['500% more', undefined],
    ['Answer 200', undefined],
  ])('%s: %s', (label, tone) => {
    expect(toneFromStatus(label)).toBe(tone);
  });
});
