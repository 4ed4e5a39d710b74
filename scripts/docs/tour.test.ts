// The tour of the language is correct and complete: every example compiles, and every feature is shown.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertMermaid } from '@linework/convert';
import { autofix, draw, formatSource, kinds, kindVocabulary, validate, vocabulary } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { describe, expect, test } from 'vitest';
import { verbs } from '../../packages/cli/src/verbs.js';
import { checkSettings } from '../../packages/operations/src/settings/check-settings.js';
import { root } from '../fresh.mjs';
import { fencesOf } from './fences.mjs';
import { tourExamples } from './tour.mjs';

const text = readFileSync(join(root, 'docs', 'tour.md'), 'utf8');
const examples = tourExamples(text);
const icons = nodeIcons();

describe('every example', () => {
  test.each(examples.filter((each) => !each.mistakes).map((each) => [each.id, each] as const))(
    '%s is drawn without an error or a warning, and is in canonical form',
    (id, { source, defaults }) => {
      const { ok, diagnostics } = draw(source, {}, { icons, defaults });
      expect([ok, diagnostics.map((each) => `${each.line}: ${each.code} ${each.message}`)]).toEqual([true, []]);
      expect(formatSource(source)).toBe(source);
      expect(id).toMatch(/^[a-z-]+$/);
    },
  );

  test('has its picture below it, light and dark, and there is no other picture', () => {
    const ids = examples.flatMap((each) => each.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...text.matchAll(/src="tour\/([a-z-]+)\.svg"/g)].map((each) => each[1])).toEqual(ids);
    expect([...text.matchAll(/srcset="tour\/([a-z-]+)\.dark\.svg"/g)].map((each) => each[1])).toEqual(ids);
    for (const file of ids.flatMap((id) => [`${id}.svg`, `${id}.dark.svg`]))
      expect(existsSync(join(root, 'docs', 'tour', file))).toBe(true);
    expect(readdirSync(join(root, 'docs', 'tour'))).toHaveLength(2 * ids.length);
  });

  test('after Mermaid is its conversion, with nothing lost', () => {
    const converted = examples.filter((each) => each.mermaid !== undefined);
    expect(converted.length).toBeGreaterThan(0);
    for (const { mermaid = '', source } of converted) {
      const result = convertMermaid(mermaid, {}, { icons });
      expect(result.diagnostics).toEqual([]);
      expect(result.source).toBe(source);
    }
  });

  test('of mistakes has errors, all reported below it, and is repaired by fix and one word', () => {
    const faulty = examples.filter((each) => each.mistakes);
    expect(faulty.length).toBeGreaterThan(0);
    for (const { source, output = '' } of faulty) {
      const { diagnostics } = validate(source, { icons });
      expect(diagnostics.length).toBeGreaterThan(0);
      for (const { code, line, column } of diagnostics)
        expect(output).toMatch(new RegExp(`:${line}:${column}: \\w+ ${code}: `));
      expect(output.match(/^shop\.diagram:/gm)).toHaveLength(diagnostics.length);
      const repaired = examples.find((each) => each.id === 'repaired')?.source;
      expect(autofix(source, { icons }).text.replace('dbb', 'db')).toBe(repaired);
    }
  });

  test('of settings is a settings file without errors', () => {
    const settings = fencesOf(text).filter((each) => each.language === 'json');
    expect(settings.length).toBeGreaterThan(0);
    for (const { content } of settings) expect(checkSettings(JSON.parse(content))).toHaveProperty('settings');
  });
});

describe('a newcomer meets', () => {
  const sources = examples.map((each) => each.source).join('\n');

  const shown = new Set(examples.flatMap((each) => validate(each.source, { icons }).kind ?? []));

  test('kinds of diagrams', () => {
    expect(shown.size).toBeGreaterThan(1);
    for (const kind of shown) expect(kinds.has(kind)).toBe(true);
  });

  test('every statement, arrow, type, tone and option of the kinds it shows', () => {
    const words = new Set(text.match(/[a-z][a-z-]*/g));
    for (const kind of shown) {
      const { statements = [], header = [], edges } = kindVocabulary(kind) ?? {};
      const options = [...header, ...statements.flatMap((each) => each.options), ...(edges?.options ?? [])];
      for (const { keyword } of statements) expect(sources).toMatch(new RegExp(`^ *${keyword}\\b`, 'm'));
      for (const { name } of options) expect([name, words.has(name)]).toEqual([name, true]);
      for (const arrow of edges?.arrows ?? []) expect(sources).toContain(` ${arrow} `);
      for (const type of statements.flatMap((each) => each.types ?? []))
        expect(sources).toMatch(new RegExp(` ${type} "`));
    }
    for (const tone of vocabulary().tones) expect([tone, words.has(tone)]).toEqual([tone, true]);
  });

  test('commands that exist', () => {
    const named = [...text.matchAll(/npx linework ([a-z-]+)/g)].map((each) => each[1]);
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(verbs.map((each) => each.name)).toContain(name);
  });
});
