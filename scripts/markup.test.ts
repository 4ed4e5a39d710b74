// What markup in code may be: html`…` in the places where it escapes, and no script or style inside. Scripts are modules of packages/web.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from './fresh.mjs';

interface Template {
  readonly place: string;
  /** The text with a NUL for each hole. */
  readonly text: string;
  readonly holes: readonly string[];
  readonly isHtml: boolean;
}

const HOLE = '\0';
/** XML, made by its own functions. */
const XML = /\/(?:oembed\/xml|icons\/icon-svg)\.ts$/;

function filesOf(name: string): readonly string[] {
  return readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\.data\.ts$|(^|\/)(testing|generated)\//.test(file))
    .map((file) => `packages/${name}/src/${file}`);
}

function templatesIn(file: string, text = readFileSync(join(root, file), 'utf8')): readonly Template[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const templates: Template[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
      templates.push(templateOf(node, source));
    node.forEachChild(visit);
  };
  visit(source);
  return templates;
}

function templateOf(node: ts.StringLiteralLike | ts.TemplateExpression, source: ts.SourceFile): Template {
  const spans = ts.isTemplateExpression(node) ? node.templateSpans : [];
  const head = ts.isTemplateExpression(node) ? node.head.text : node.text;
  const { parent } = node;
  return {
    place: `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    text: [head, ...spans.map(({ literal }) => literal.text)].join(HOLE),
    holes: spans.map(({ expression }) => expression.getText(source)),
    isHtml: ts.isTaggedTemplateExpression(parent) && parent.tag.getText(source) === 'html',
  };
}

/** What is wrong with the markup of a template; undefined if nothing is. */
function faultOf({ text, holes }: Pick<Template, 'text' | 'holes'>): string | undefined {
  let state: 'text' | 'tag' | 'value' = 'text';
  let hole = 0;
  for (let i = 0; i < text.length; i++) {
    const [before = '', sign = '', after = ''] = [text[i - 1], text[i], text[i + 1]];
    if (sign === HOLE) {
      const expression = holes[hole++] ?? '';
      if (state === 'tag' && !expression.startsWith('attribute(')) return `a hole inside a tag: ${expression}`;
    } else if (state === 'value') {
      if (sign !== '"') continue;
      state = 'tag';
      if (!/[\s>\0]/.test(after)) return `'${after}' after a quoted value`;
    } else if (state === 'tag') {
      if (sign === '"' && before === '=') state = 'value';
      else if (sign === '>') state = 'text';
      else if (/["'<]/.test(sign) || (sign === '=' && after !== '"')) return `'${sign}' in a tag`;
    } else if (sign === '<') {
      if (!/[a-z/!]/.test(after)) return `'<' before '${after}'`;
      state = 'tag';
    }
  }
  if (state !== 'text') return 'a tag that does not end';
  if (/<style|<script[^>]*>(?!<\/script>)|\s(?:on\w+|style)="/.test(text)) return 'an inline script or style';
  return undefined;
}

const htmlOf = (text: string): readonly (string | undefined)[] =>
  templatesIn('example.ts', text)
    .filter(({ isHtml }) => isHtml)
    .map(faultOf);

describe('a page is checked for', () => {
  test.each([
    ['html`<p class="{a}">{b}</p>`', undefined],
    ['html`<a href="/x?y={a}"{attribute("aria-label", b)}>{c}</a>`', undefined],
    ['html`<script src="/x.js"></script>`', undefined],
    ['html`<p class={a}>x</p>`', "'=' in a tag"],
    ["html`<p class='{a}'>x</p>`", "'=' in a tag"],
    ['html`<p {a}>x</p>`', 'a hole inside a tag: a'],
    ['html`<{a}>x</p>`', "'<' before '\0'"],
    ['html`<option value=""System</option>`', "'S' after a quoted value"],
    ['html`<p class="x`', 'a tag that does not end'],
    ['html`<script>{a}</script>`', 'an inline script or style'],
    ['html`<button onclick="{a}">x</button>`', 'an inline script or style'],
  ])('%s', (code, fault) => {
    expect(htmlOf(code.replaceAll('{', '\u0024{'))).toEqual([fault]);
  });
});

const PAGES = filesOf('server').filter((file) => !XML.test(file));

test('the service writes markup only with the template that escapes, and values only where it escapes', () => {
  const templates = PAGES.flatMap((file) => templatesIn(file));
  const faults = templates.filter(({ isHtml }) => isHtml).map((each) => [each.place, faultOf(each)]);
  expect(faults.length).toBeGreaterThan(30);
  expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  const bare = templates.filter(({ isHtml, text }) => !isHtml && /<[a-z]+(?:\s[^<]*)?>/.test(text));
  expect(bare.map(({ place, text }) => `${place}: ${text.slice(0, 60)}`)).toEqual([]);
});

test('no script of a browser is a text in a module', () => {
  const names = readdirSync(join(root, 'packages')).filter((name) => !['web', 'service'].includes(name));
  const scripts = names
    .flatMap(filesOf)
    .filter((file) => /document\.|addEventListener\(/.test(readFileSync(join(root, file), 'utf8')))
    .flatMap((file) => templatesIn(file))
    .filter(({ text }) => /\bdocument\.\w+[.(=]|addEventListener\(/.test(text));
  expect(scripts.map(({ place }) => place)).toEqual([]);
});
