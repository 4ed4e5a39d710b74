// GET /v1/icons and POST /v1/icons/map over HTTP: no key is needed, and invalid requests are reported.
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { served } from './testing/served.js';

const service = served();
let app: FastifyInstance;
beforeAll(() => {
  app = service.app();
});

describe('GET /v1/icons', () => {
  it('returns ranked names', async () => {
    const { statusCode, body } = await app.inject('/v1/icons?query=postgres&limit=1');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      icons: [{ name: 'logos:postgresql', set: 'logos', reason: 'product PostgreSQL' }],
      next: 'Write icon=logos:postgresql on a node, a group or an edge.',
    });
  });

  it('searches within a set, and lists the sets if the name is unknown', async () => {
    const lx = JSON.parse((await app.inject('/v1/icons?query=user&set=lx&limit=100')).body);
    expect(new Set(lx.icons.map(({ set }: { readonly set: string }) => set))).toEqual(new Set(['lx']));
    const none = JSON.parse((await app.inject('/v1/icons?query=user&set=none')).body);
    expect(none).toMatchObject({ icons: [], total: 0, next: expect.stringContaining('Sets: ') });
  });

  it.each(['', '?query=', '?query=a&limit=0', '?query=a&limit=101', '?query=a&limit=x', '?query=a&page=2'])(
    'refuses %s',
    async (query) => {
      const { statusCode, body } = await app.inject(`/v1/icons${query}`);
      expect({ statusCode, ...JSON.parse(body) }).toMatchObject({ statusCode: 400, errorCode: 'validation.failed' });
    },
  );
});

describe('POST /v1/icons/map', () => {
  const map = (names: unknown) => app.inject({ method: 'POST', url: '/v1/icons/map', payload: { names } });

  it('returns an icon for each name', async () => {
    const { statusCode, body } = await map(['Postgres', 'xqzt']);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).icons).toMatchObject([
      { for: 'Postgres', icon: 'logos:postgresql', reason: 'Postgres = PostgreSQL', confidence: 'certain' },
      { for: 'xqzt', reason: 'nothing found', confidence: 'none', others: [] },
    ]);
  });

  it.each([[[]], [Array(201).fill('a')], ['a'], [['']], [['a'.repeat(201)]]])('refuses %.40j', async (names) => {
    expect((await map(names)).statusCode).toBe(400);
  });
});
