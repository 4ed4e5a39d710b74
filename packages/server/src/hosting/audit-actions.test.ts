// The list of audit actions is whole: every action that the service can enter is one of an endpoint, or declared besides with where it comes from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/fresh.mjs';
import { endpoints, otherActions } from '../resources/registry.js';
import { OPERATOR_ACTIONS } from './admin/note.js';

const SOURCES = join(import.meta.dirname, '..');

const sources: readonly (readonly [string, string])[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\btesting\b|other-actions\.ts$/.test(path))
  .map((path) => [path, readFileSync(join(SOURCES, path), 'utf8')] as const);

const others: readonly string[] = [...otherActions, ...OPERATOR_ACTIONS].map(({ action }) => action);

const ofEndpoints = endpoints.flatMap(({ action }) => action ?? []);

/** The actions that a source names where an entry, or the change that makes one, takes them. */
function actionsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:\baction: |\bnote\(|\bchange\()'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action);
}

test.each(endpoints.map((each) => [each.name, each] as const))(
  '%s names an action if it changes something',
  (_, each) => {
    expect(each.action !== undefined).toBe(each.effect !== 'read');
  },
);

test('every action that a source names is declared', () => {
  const declared = new Set([...ofEndpoints, ...others]);
  const written = sources.flatMap(([path, text]) => actionsIn(text).map((action) => [path, action] as const));
  expect(written.length).toBeGreaterThan(90);
  expect(written.filter(([, action]) => !declared.has(action))).toEqual([]);
});

test('what is declared besides the endpoints is done by a source, once declared, and by no endpoint', () => {
  const used = new Set(
    sources.filter(([path]) => path !== 'hosting/admin/note.ts').flatMap(([, text]) => actionsIn(text)),
  );
  expect(others.filter((each) => !used.has(each))).toEqual([]);
  expect(new Set([...others, ...ofEndpoints]).size).toBe(others.length + new Set(ofEndpoints).size);
});

test('a source that enters something names the action, or takes it from its caller', () => {
  const nameless = sources.filter(([, text]) => /\baddEntry\(tx/.test(text) && actionsIn(text).length === 0);
  expect(nameless.map(([path]) => path).sort()).toEqual(['platform/change/change.ts', 'resources/scim/changing.ts']);
});

test('the reference has each of them', () => {
  const page = readFileSync(join(root, 'docs/reference/audit-actions.md'), 'utf8');
  for (const action of [...ofEndpoints, ...others]) expect(page).toContain(`| \`${action}\` |`);
});
