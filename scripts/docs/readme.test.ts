// The README is correct: its commands, settings and snippets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import { expect, test } from 'vitest';
import { verbs } from '../../packages/cli/src/verbs.js';
import { checkSettings } from '../../packages/operations/src/settings/check-settings.js';
import { root } from '../fresh.mjs';
import { fencesOf } from './fences.mjs';
import { withKinds } from './kinds.mjs';

const text = readFileSync(join(root, 'README.md'), 'utf8');
const fences = fencesOf(text);
const json = fences.filter((each) => each.language === 'json').map((each) => JSON.parse(each.content));

test('every diagram in it is drawn without an error or a warning', () => {
  const sources = fences.filter((each) => each.language === 'diagram').map((each) => each.content);
  expect(sources.map((each) => each.split(' ')[0])).toEqual(['flow', 'sequence']);
  for (const each of sources)
    expect(draw(each, {}, { icons: basicIcons })).toMatchObject({ ok: true, diagnostics: [] });
});

test('it names every kind; `node scripts/docs.mjs` writes the sentence', () => {
  expect(withKinds(text)).toBe(text);
  expect(withKinds(text, ['flow', 'pie', 'tally'])).toContain(
    'Linework draws 3 kinds of diagram: flow, pie and tally.',
  );
});

test('every verb in it exists, with the given options', async () => {
  const lines = [...text.matchAll(/npx linework ([^\n#`]*)/g)].map((each) => (each[1] ?? '').trim().split(/\s+/));
  const named = lines.filter(([name]) => name !== undefined && name !== 'runs');
  expect(named.length).toBeGreaterThan(10);
  for (const [name, ...words] of named) {
    const entry = verbs.find((each) => each.name === name);
    expect([name, entry !== undefined]).toEqual([name, true]);
    const options = Object.entries((await entry?.load())?.verb.options ?? {});
    const known = options.flatMap(([long, { short }]) => [`--${long}`, short === undefined ? '' : `-${short}`]);
    for (const each of words.filter((word) => word.startsWith('-'))) expect(known).toContain(each);
  }
});

test('its settings files have no errors', () => {
  const settings = json.filter((each) => each.defaults || each.sources);
  expect(settings).toHaveLength(2);
  for (const each of settings) expect(checkSettings(each)).toHaveProperty('settings');
});

test('its settings for agents start a verb without asking a registry', () => {
  const [settings] = json.filter((each) => each.mcpServers);
  const { command, args } = settings.mcpServers.linework;
  expect([command, ...args]).toEqual(['npx', '--no-install', 'linework', 'mcp']);
});

test('it names the page to write in and its features', () => {
  expect(text).toContain('http://127.0.0.1:4180/');
  for (const word of ['SVG', 'PNG', 'PDF', 'key', 'linework.json', 'docs/tour.md']) expect(text).toContain(word);
});
