// docs/telemetry.md is correct: its fields are those that the command sends and the service accepts and keeps, and a request has nothing else.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations, sharedSchemas } from '@linework/operations';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { allVerbs } from '../../packages/cli/src/command/derived-verb.js';
import { telemetryFile } from '../../packages/cli/src/files/config-folder.js';
import { countVerb, totalsOf, writeTelemetry } from '../../packages/cli/src/service/telemetry.js';
import { PLATFORMS, receiveTelemetry } from '../../packages/server/src/resources/telemetry/receive.js';
import { telemetryDays } from '../../packages/server/src/resources/telemetry/tables.js';
import { root } from '../fresh.mjs';

const page = readFileSync(join(root, 'docs/telemetry.md'), 'utf8');
const { input } = receiveTelemetry.schemas(sharedSchemas(z));

/** The first cells of the table with this heading. */
function firstCells(heading) {
  const [, rows = ''] = page.split(`| ${heading} | What it contains |\n| --- | --- |\n`);
  return [...rows.split('\n\n')[0].matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
}

let folder = '';
beforeAll(() => {
  vi.stubGlobal('LINEWORK_VERSION', JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8')).version);
  folder = mkdtempSync(join(tmpdir(), 'linework-telemetry-'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

test('the fields on the page are those that the command sends and the service accepts', () => {
  const fields = firstCells('Field');
  expect(fields).toEqual(Object.keys(input.shape));
  expect(fields).toEqual(Object.keys(totalsOf({ address: 'https://linework.example.com', days: {} }, '2026-11-22')));
});

test('the example on the page is the one in the reference', () => {
  expect(JSON.parse(page.split('```json\n')[1].split('```')[0])).toEqual(receiveTelemetry.example);
});

test('the platforms on the page are those that the service accepts', () => {
  const [, cell] = /^\| `platform` \| (.*) \|$/m.exec(page);
  expect([...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...PLATFORMS]);
});

test('the columns on the page are those that the service keeps', () => {
  expect(firstCells('Column of `telemetry_days`')).toEqual(
    Object.values(getTableColumns(telemetryDays)).map(({ name }) => name),
  );
});

test('the limits on the page are those of the service', () => {
  expect(receiveTelemetry.limits).toMatchObject([{ by: 'address', most: 60, seconds: 3_600 }]);
  expect(page).toContain('(60 in an hour)');
});

test('the service accepts the totals of every verb', () => {
  const names = allVerbs(operations).map(({ name }) => name.split(' ')[0]);
  const days = { '2026-11-22': Object.fromEntries(names.map((name) => [name, 1])) };
  expect(names).toContain('draw');
  expect(input.safeParse(totalsOf({ address: '', days }, '2026-11-22')).error).toBeUndefined();
});

test('a request has the totals of the past day in its body, and no header that names the sender', async () => {
  const env = { XDG_CONFIG_HOME: folder };
  const received = new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      response.end();
      server.close();
      resolve({ method: request.method, url: request.url, headers: request.headers, body });
    }).listen(0, '127.0.0.1', () => {
      const address = `http://127.0.0.1:${server.address().port}`;
      writeTelemetry(env, { address, days: { '2026-11-22': { draw: 2 } } });
      countVerb(env, 'check', '2026-11-23');
    });
  });
  const { method, url, headers, body } = await received;
  expect(`${method} ${url}`).toBe('POST /telemetry/usage');
  expect(JSON.parse(body)).toMatchObject({ day: '2026-11-22', verbs: { draw: 2 } });
  expect(input.parse(JSON.parse(body))).toEqual(JSON.parse(body));
  for (const name of ['authorization', 'cookie', 'referer', 'from']) expect(headers).not.toHaveProperty(name);
  expect(JSON.parse(readFileSync(telemetryFile(env), 'utf8')).days).toEqual({ '2026-11-23': { check: 1 } });
});
