// Alternative texts: what a screen reader says for a picture in a document.
import { readdirSync, readFileSync } from 'node:fs';
import { outline } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { altText } from './alt.js';
import { syncMarkdown } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const KINDS = new URL('../../../../core/src/kinds/', import.meta.url);

const examples = readdirSync(KINDS, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => {
    const golden = new URL(`${name}/golden/`, KINDS);
    const files = readdirSync(new URL(`${name}/`, KINDS)).includes('golden') ? readdirSync(golden) : [];
    return files
      .filter((file) => file.endsWith('.diagram'))
      .map((file) => [name, file, new URL(file, golden)] as const);
  });

const altOf = (source: string): string => {
  const { markdown } = syncMarkdown(
    `\`\`\`diagram id=x\n${source}\n\`\`\`\n`,
    { documentPath: 'a.md', convertExternal: false, mode: 'sync' },
    context,
  );
  return (/<img alt="([^"]*)"/.exec(markdown)?.[1] ?? '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
};

describe('the alternative text of an example of every kind is one short sentence that names it', () => {
  it.each(examples)('%s: %s', (_, __, file) => {
    const source = readFileSync(file, 'utf8').trimEnd();
    const alt = altOf(source);
    expect(alt.length).toBeLessThanOrEqual(125);
    expect(alt).toMatch(/[\p{L}\p{N})"'’”][.!?…]$/u);
    expect(alt).not.toMatch(/[.!?]\s+\p{Lu}/u);
    const { title, kind } = outline(source, context);
    const subject = title ?? kind ?? '';
    expect(alt.toLowerCase()).toContain(subject.slice(0, 40).toLowerCase().split(/[.!?]/)[0]);
  });
});

test('an untitled picture is named by what it shows', () => {
  expect(altOf('flow\nnode a "Web"\nnode b "Redis"\na -> b')).toBe('Flow, 2 nodes, 1 connection: Web, Redis.');
  const many = Array.from({ length: 30 }, (_, at) => `node n${at} "Service ${at}"`).join('\n');
  expect(altOf(`flow\n${many}`)).toMatch(/^Flow, 30 nodes, 0 connections: Service 0, .* and \d+ more\.$/);
});

test('a long title is cut at a word', () => {
  const alt = altOf(`flow "${'Everything about the order '.repeat(8).trim()}"\nnode a`);
  expect(alt).toMatch(/(?:Everything|about|the|order)…$/);
});

test('any title gives one sentence of at most 125 units', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
      const lines = [`${title}: flow, 1 node`];
      const alt = altText({ lines, nodes: [], edges: [], groups: [] }, title);
      expect(alt.length).toBeLessThanOrEqual(125);
      expect(alt).toMatch(/[.!?…]$/);
      expect(encodeURIComponent(alt)).not.toBe('');
    }),
  );
});
