// Colours, completion, hover and blocks of a source, as pure functions of a text and a position.
import { type KindTables, kindTables } from '@linework/core/on-demand';
import { expect, test } from 'vitest';
import { extentOf } from './blocks.js';
import { completionsAt } from './completions.js';
import { highlightsOf } from './highlights.js';
import { hoverAt } from './hovers.js';
import { problemsOf } from './problem.js';
import { readText } from './read-source.js';
import { renamedAt } from './renamed.js';
import { replacementsBetween } from './replacements.js';
import { kindOf, linesOf } from './source-lines.js';

async function tablesOf(text: string): Promise<KindTables | undefined> {
  const kind = kindOf(linesOf(text));
  return kind === undefined ? undefined : kindTables(kind);
}

/** `|` is the cursor. */
async function atCursor(marked: string) {
  const text = marked.replace('|', '');
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const source = readText(text, await tablesOf(text));
  return { source, line: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

async function coloured(text: string): Promise<readonly string[]> {
  const { lines, blocks, header, tables } = readText(text, await tablesOf(text));
  return lines.map((line, index) => {
    const block = blocks[index];
    if (block === undefined) return '';
    return highlightsOf(line, block, index === header, tables?.grammar)
      .map(({ start, end, sort }) => `${line.text.slice(start, end)}:${sort}`)
      .join(' ');
  });
}

test.each<[string, string, string]>([
  [
    'a header',
    'flow "Shop" direction=right colour=red',
    'flow:kind "Shop":string direction:option right:value colour:unknown red:value',
  ],
  [
    'a declaration',
    'flow\nnode api service "API" tone=red # why',
    'node:keyword api:id service:type "API":string tone:option red:tone-red # why:comment',
  ],
  ['an edge', 'flow\na -> b : "x" role=data', 'a:id ->:arrow b:id ::mark "x":string role:option data:value'],
  ['a word that stands for an arrow', 'class\na inherits b', 'a:id inherits:arrow b:id'],
  ['an arrow of another language', 'flow\na ==> b', 'a:id ==>:unknown b:id'],
  ['an unknown statement', 'flow\nnoed api', 'noed:unknown api:unknown'],
  ['an unknown value', 'flow\nnode a tone=reddish', 'node:keyword a:id tone:option reddish:unknown'],
  ['a column', 'schema\ntable t {\n  id uuid pk fk=t.id', 'id:id uuid:type pk:flag fk:option t.id:id'],
  ['a member', 'class\nclass c {\n  +total(vat): Money', '+total(vat)::id Money:id'],
  [
    'an item',
    'mindmap\n  "Topic" shape=cloud icon=lx:rocket',
    '"Topic":string shape:option cloud:value icon:option lx:rocket:icon',
  ],
  [
    'a row',
    'gantt\ntask spec "Spec" done start=2026-11-02',
    'task:keyword spec:id "Spec":string done:flag start:option 2026-11-02:number',
  ],
  ['a branch', 'sequence\nalt "a" {\n} else "b" {', '}:mark else:keyword "b":string {:mark'],
  ['a source of no kind', 'flwo "x"', 'flwo:unknown "x":string'],
])('%s has its colours', async (_, text, expected) => {
  expect((await coloured(text)).at(-1)).toBe(expected);
});

const SHOP = 'flow "Shop"\nnode web client "Web"\ngroup g {\n  node api\n}\n';

test.each<[string, string, readonly string[], readonly string[]]>([
  ['the kinds in an empty text', '|', ['flow', 'swimlane'], ['node']],
  ['the options of the header', 'flow | ', ['direction=', 'theme='], ['tone=']],
  ['statements and ids on a new line', `${SHOP}|`, ['node', 'group', 'web', 'api'], ['flow']],
  ['only what a block can hold', 'flow\ngroup g {\n  |\n}', ['node', 'note'], ['overlay']],
  ['types after an id', 'flow\nnode x |', ['service', 'database', 'tone='], ['node']],
  ['types after an id that is called like one', 'flow\nnode cache |', ['cache', 'tone='], ['node']],
  ['no second type and no second option', 'flow\nnode x service tone=red |', ['sub='], ['database', 'tone=']],
  ['tones', 'flow\nnode x tone=|', ['red', 'neutral'], ['service']],
  ['the value after a comma', `${SHOP}overlay o nodes=web,|`, ['web', 'api'], ['g']],
  ['arrows after an id', `${SHOP}web |`, ['->', '..>'], ['node']],
  ['arrows for a begun one', `${SHOP}web -|`, ['->', '-->'], ['node']],
  ['ids after an arrow', `${SHOP}web -> |`, ['api', 'g'], ['node', '->']],
  ['options of an edge', `${SHOP}web -> api : "x" |`, ['role=', 'icon='], ['tone=x']],
  ['columns of other tables', 'schema\ntable t {\n  id uuid pk\n}\ntable u {\n  t_id uuid fk=|\n}', ['t.id'], ['t']],
  ['flags of a column', 'schema\ntable t {\n  id uuid |\n}', ['pk', 'nullable', 'fk='], ['tone=']],
  ['the cell of a row', 'git\ncommit\nbranch b1\nswitch |', ['b1'], ['commit']],
])('completion offers %s', async (_, marked, offered, others) => {
  const { source, line, column } = await atCursor(marked);
  const labels = completionsAt(source, line, column)?.choices.map(({ label }) => label) ?? [];
  expect(labels).toEqual(expect.arrayContaining([...offered]));
  for (const each of others) expect(labels).not.toContain(each);
});

test.each([
  ['a text', 'flow "Sh|op"'],
  ['a comment', 'flow # comm|ent'],
  ['the name of something new', 'flow\nnode |'],
  ['a label that follows', `${SHOP}web -> api : |`],
  ['a quoted value', 'flow\nnode a sub="x|"'],
])('completion is silent in %s', async (_, marked) => {
  const { source, line, column } = await atCursor(marked);
  expect(completionsAt(source, line, column)).toBeUndefined();
});

test('completion replaces the word that is being written, and asks for icons by it', async () => {
  const { source, line, column } = await atCursor('flow\nnode x icon=lx:ro|');
  expect(completionsAt(source, line, column)).toMatchObject({ from: 12, icons: 'lx:ro' });
  const word = await atCursor(`${SHOP}no|`);
  expect(completionsAt(word.source, word.line, word.column)?.from).toBe(0);
});

test.each<[string, string, RegExp]>([
  ['a kind', 'fl|ow', /boxes and arrows/],
  ['a statement', 'flow\nno|de x', /a box/],
  ['an option', 'flow\nnode x to|ne=red', /colour by name/],
  ['an arrow', 'flow\na -|> b', /call or flow/],
  ['a flag', 'gantt\ntask a do|ne', /./],
  ['an id', `${SHOP}we|b -> api`, /node web client "Web"/],
])('hover explains %s', async (_, marked, text) => {
  const { source, line, column } = await atCursor(marked);
  const hover = hoverAt(source, line, column);
  expect(`${hover?.form} ${hover?.meaning}`).toMatch(text);
});

test('a block folds from its brace to its end, also one that has no end', async () => {
  const { lines, blocks } = readText(SHOP, undefined);
  expect(extentOf(lines, blocks, 2)).toEqual([2, 4]);
  expect(extentOf(lines, blocks, 1)).toBeUndefined();
  const open = readText('flow\ngroup g {\n  node a', undefined);
  expect(extentOf(open.lines, open.blocks, 1)).toEqual([1, 2]);
});

test.each([
  ['a declaration', 'flow\nnode a|pi', 'api'],
  ['an end of an edge', 'flow\nnode api\nnode b\nb -> api|', 'api'],
  ['a value of an option', 'flow\nnode api\noverlay o nodes=a|pi', 'api'],
  ['a column', 'schema\ntable t {\n  i|d uuid pk\n}', 't.id'],
  ['the table of a reference', 'schema\ntable t {\n  id uuid pk\n}\ntable u {\n  t_id uuid fk=|t.id\n}', 't'],
  ['the column of a reference', 'schema\ntable t {\n  id uuid pk\n}\ntable u {\n  t_id uuid fk=t.i|d\n}', 't.id'],
  ['a keyword', 'flow\nno|de api', undefined],
  ['a text', 'flow\nnode api "a|pi"', undefined],
])('a rename in %s means its id', async (_, marked, id) => {
  const { source, line, column } = await atCursor(marked);
  expect(renamedAt(source, line, column)).toBe(id);
});

const applied = (text: string, edits: ReturnType<typeof replacementsBetween>): string =>
  edits.reduceRight((out, { start, end, text: part }) => out.slice(0, start) + part + out.slice(end), text);

test.each([
  ['a\nb\nc', 'a\nB\nc', [{ start: 2, end: 3, text: 'B' }]],
  ['a\nb\n', 'a\nx\nb\n', [{ start: 2, end: 2, text: 'x\n' }]],
  ['aa\n', 'aaa', [{ start: 2, end: 3, text: 'a' }]],
  ['same', 'same', []],
])('from %j to %j only what differs is replaced', (before, after, edits) => {
  expect(replacementsBetween(before, after)).toEqual(edits);
  expect(applied(before, replacementsBetween(before, after))).toBe(after);
});

test('a problem says what a click on its fix does', () => {
  const at = { line: 2, column: 1, endLine: 2, endColumn: 5 };
  const diagnostic = { ...at, code: 'E400', severity: 'error' as const, message: 'Wrong.', hint: '' };
  const words = (text: string, range = at) =>
    problemsOf('flow\nnoed a', [{ ...diagnostic, fix: { ...range, text, safe: true } }])[0]?.fix;
  expect(words('node')).toMatchObject({ start: 5, end: 9, words: "Change to 'node'", isSafe: true });
  expect(words('')?.words).toBe("Remove 'noed'");
  expect(words('}', { ...at, endColumn: 1 })?.words).toBe("Add '}'");
});
