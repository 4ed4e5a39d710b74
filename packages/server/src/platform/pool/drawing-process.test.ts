import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { settingsTable } from '../settings/table.js';
import { drawingProcess, type ProcessEnd } from './drawing-process.js';

/** Exits with the number of variables that have the value of a secret; with 99 if it has none of its service. */
const COUNTS = `
const { OF_THE_SERVICE, ...others } = process.env;
process.exit(OF_THE_SERVICE === 'known' ? Object.values(others).filter((each) => each === 'a secret').length : 99);
`;

afterEach(() => void vi.unstubAllEnvs());

test('a drawing process knows the variables of its service, but no secret and no path of one', async () => {
  const names = Object.values(settingsTable).flatMap(({ env, secret }) => (secret ? [env, `${env}_FILE`] : []));
  expect(names).toEqual(expect.arrayContaining(['LINEWORK_SECRET', 'DATABASE_URL_FILE', 'LINEWORK_STRIPE_KEY']));
  for (const name of names) vi.stubEnv(name, 'a secret');
  vi.stubEnv('OF_THE_SERVICE', 'known');
  const folder = await mkdtemp(join(tmpdir(), 'linework-worker-'));
  const file = join(folder, 'worker.mjs');
  await writeFile(file, COUNTS);
  const end = await new Promise<ProcessEnd>((onEnd) => {
    drawingProcess({ worker: pathToFileURL(file), heap: 100, memory: 500, onReport: () => undefined, onEnd });
  });
  await rm(folder, { recursive: true });
  expect(end).toEqual({ code: 0, signal: null });
});
