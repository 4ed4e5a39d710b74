// The manifests say all that a resource brings: what its folder has is listed, and nothing is claimed twice.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { errorOf } from '../platform/errors/refused.js';
import { endpoints, errors, resources } from './registry.js';

const SOURCES = join(import.meta.dirname, '..');

test('every folder with a manifest is in the registry', async () => {
  const folders = readdirSync(import.meta.dirname).filter((each) =>
    existsSync(join(import.meta.dirname, each, 'resource.ts')),
  );
  const manifests = await Promise.all(
    folders.map(async (each) => Object.values(await import(join(import.meta.dirname, each, 'resource.ts')))[0]),
  );
  expect(manifests.length).toBeGreaterThan(8);
  for (const [at, manifest] of manifests.entries())
    expect([folders[at], resources.some((each) => each === manifest)]).toEqual([folders[at], true]);
});

test('every table in a tables.ts is in one manifest, so that migrations and the tests of isolation know it', async () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((each) =>
    /\btables\.ts$/.test(each),
  );
  const modules: readonly object[] = await Promise.all(files.map((each) => import(join(SOURCES, each))));
  const written = modules.flatMap((each) => Object.values(each)).filter((each): each is PgTable => is(each, PgTable));
  const listed = resources.flatMap((each) => each.tables ?? []).map(({ table }) => table);
  const namesOf = (tables: readonly PgTable[]) => tables.map((each) => getTableConfig(each).name).sort();
  expect(namesOf(listed)).toEqual(namesOf(written));
});

test.each([
  ['kind of names', resources.flatMap((each) => each.names ?? [])],
  ['use of secrets', resources.flatMap((each) => each.secrets ?? [])],
  ['kind of jobs', resources.flatMap((each) => each.jobs ?? []).map(({ kind }) => kind)],
  ['error key', errors.map(({ key }) => key)],
  ['endpoint', endpoints.map(({ name }) => name)],
])('a %s belongs to one resource', (_what, all) => {
  expect(all.length).toBeGreaterThan(1);
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
});

test.each(endpoints.map((each) => [each.name, each] as const))(
  '%s refuses with errors that a manifest lists',
  (_name, { refusals }) => {
    for (const each of refusals) expect(errors).toContainEqual(errorOf(each));
  },
);
