// The bundled command behaves like its sources, whatever the characters: the bundler's changes must have no effect.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertMermaid } from '@linework/convert';
import { autofix, formatSource, outline, validate } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { inAscii } from '../../../scripts/ascii.mjs';
import { icons } from './icons.js';
import { command } from './testing/command.js';

const { run, write, read } = command();

/** Every character beyond ASCII in a regular expression or a text of the sources. */
function charactersOfSources(): readonly string[] {
  const inputs: Record<string, unknown> = JSON.parse(readFileSync(join(inject('bundle'), 'inputs.json'), 'utf8'));
  const root = new URL('../../../', import.meta.url);
  const sources = Object.keys(inputs).filter((each) => /\/(syntax|mermaid|grammar|svg|layout|settings)\//.test(each));
  const all = sources.map((each) => readFileSync(new URL(each, root), 'utf8')).join('');
  return [...new Set(all.match(/[^\0-\x7f]/gu) ?? [])].sort();
}

const special = fc.constantFrom(
  ...charactersOfSources(),
  'ä',
  'ß',
  'é',
  '“',
  '”',
  '«',
  '–',
  '…',
  '日',
  '\u{1f680}',
  'a',
  ' ',
  '-',
);
const words = fc.array(special, { minLength: 1, maxLength: 12 }).map((each) => each.join(''));

describe('the bundle', () => {
  it('is ASCII, so that no reader can misread its encoding and it takes half the memory', () => {
    const service = join(inject('bundle'), '../../service/bundle');
    for (const folder of [inject('bundle'), service])
      for (const name of readdirSync(folder).filter((each) => each.endsWith('.js')))
        expect(
          readFileSync(join(folder, name)).findIndex((byte) => byte > 0x7f),
          name,
        ).toBe(-1);
  });

  it.each(['/[–—-]$/', '/\\–/', '/\\\\–/', "'ä\\n'", '`…`', '/[\u{1f600}]/u'])('means the same as %s', (literal) => {
    const evaluated = (script: string): string => String(new Function(`const x = ${script}; return x.source ?? x;`)());
    const matches = (script: string): unknown =>
      new Function(`const x = ${script}; return typeof x === 'string' ? x : '–—-\\\\–\u{1f600}'.replace(x, '!');`)();
    expect(inAscii(literal)).toMatch(/^[\0-\x7f]*$/);
    expect(matches(inAscii(literal))).toBe(matches(literal));
    if (!literal.startsWith('/')) expect(evaluated(inAscii(literal))).toBe(evaluated(literal));
  });

  it('refuses a raw template that an escape would change', () => {
    expect(() => inAscii('String.raw`–`')).toThrow('raw template');
  });
});

describe('bundle and sources', () => {
  it('convert alike, over characters beyond ASCII', () => {
    const texts = fc
      .sample(fc.tuple(words, words, words), 60)
      .flatMap(([a, b, c]) => [
        `flowchart LR\n  ${a} --> ${b}\n  n["${c}"] -->|${a}| m[${b}]\n`,
        `sequenceDiagram\n  participant ${a}\n  ${a}->>B: ${b}\n  Note over B: ${c}\n`,
      ]);
    write(Object.fromEntries(texts.map((each, i) => [`${String(i).padStart(3, '0')}.mmd`, each])));
    const entries: readonly { readonly result: object }[] = JSON.parse(run(['convert', '--json', '.']).out);
    expect(entries.map((each) => each.result)).toEqual(
      texts.map((each) => {
        const { origins: _, ...result } = convertMermaid(each, {}, { icons });
        return JSON.parse(JSON.stringify(result));
      }),
    );
  });

  it('check, repair and format alike, over characters beyond ASCII', () => {
    const texts = fc
      .sample(fc.tuple(words, words, words), 60)
      .flatMap(([a, b, c]) => [
        `flow "${a}"\nnode x “${b}”\nnode y(${c})\nx -> y : ${b}\n${c}\n`,
        `flow ${a}\nnode x "${b}\nx → y : “${c}”\nx -> y : "${a}`,
        `sequence "${a}"\nactor x ${b}\nx->>x: ${c}\nnote x : ${a}\n`,
      ]);
    const names = texts.map((_, i) => `${String(i).padStart(3, '0')}.diagram`);
    write(Object.fromEntries(texts.map((each, i) => [names[i] ?? '', each])));
    const checked: readonly object[] = JSON.parse(run(['check', '--json']).out);
    expect(checked).toEqual(texts.map((each, i) => ({ file: names[i], ...validate(each, { icons }) })));
    run(['format']);
    expect(names.map(read)).toEqual(texts.map(formatSource));
    write(Object.fromEntries(texts.map((each, i) => [names[i] ?? '', each])));
    run(['fix']);
    expect(names.map(read)).toEqual(texts.map((each) => autofix(each, { icons }).text));
  });

  it('say the same of the same picture', () => {
    const source = 'flow "Größe – Maß"\nnode a "…"\nnode b "«Straße»"\na -> b : "“naïve”"\n';
    const { outline: described } = outline(source, { icons });
    expect(run(['outline', '-'], { input: source }).out).toBe(described?.lines.map((each) => `${each}\n`).join(''));
  });
});
