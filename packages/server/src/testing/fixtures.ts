// What the contract suites can make of every resource, found in the folders: in, an endpoint or a table; out, an input that succeeds, or a row.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyOperation, type HttpRoute, pathParameters, type TenantId } from '@linework/operations';
import { newId } from '../platform/ids.js';
import type { Service } from '../platform/service.js';
import type { Fixtures, Make } from './owned.js';

const SOURCES = join(import.meta.dirname, '..');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((each) =>
  /^(?:platform|resources)\b.*\btesting.fixtures\.ts$/.test(each),
);

const all: readonly Fixtures[] = await Promise.all(
  files.sort().map(async (each) => (await import(join(SOURCES, each))).fixtures),
);

function ofAll<Name extends keyof Fixtures>(name: Name): Required<Fixtures>[Name] {
  return Object.assign({}, ...all.map((each) => each[name]));
}

export const ROWS = ofAll('rows');

export const KEPT = ofAll('kept');

export const ALWAYS_REFUSED = ofAll('alwaysRefused');

const VALUES = ofAll('values');

const THINGS: Readonly<Record<string, Make>> = ofAll('things');

/** An input that succeeds, with ids of the owner's data. */
export async function goodInput(
  service: Service,
  { http, example }: Pick<AnyOperation, 'http' | 'example'>,
  ownerId: TenantId,
): Promise<Readonly<Record<string, unknown>>> {
  if (http === undefined) return example;
  const input: Record<string, unknown> = { ...example };
  for (const name of pathParameters(http)) {
    const place = placeIn(http, name);
    const make = THINGS[place];
    if (VALUES[place] === undefined && make === undefined)
      throw new Error(`Say in testing/fixtures.ts of the resource how what ${place} names is made.`);
    input[name] = VALUES[place] ?? (await make?.(service, ownerId, input));
  }
  // Unique across the whole service.
  if ('alias' in example) input.alias = newId();
  for (const name of Object.keys(example)) {
    const make = thingOf(http, name);
    if (make !== undefined) input[name] = await make(service, ownerId, input);
  }
  return input;
}

/** Whether its input names something that has an owner. */
export function namesAThing({ http, example }: Pick<AnyOperation, 'http' | 'example'>): boolean {
  if (http === undefined) return false;
  const isInPath = pathParameters(http).some((name) => VALUES[placeIn(http, name)] === undefined);
  return isInPath || Object.keys(example).some((name) => thingOf(http, name));
}

/** The path up to a parameter. */
function placeIn({ path }: HttpRoute, name: string): string {
  return path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
}

/** A field can mean something else at another path. */
function thingOf({ path }: HttpRoute, name: string): Make | undefined {
  return THINGS[`${path} ${name}`] ?? THINGS[name];
}
