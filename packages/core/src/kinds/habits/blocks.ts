// Blocks of other languages: `subgraph x [Title]`, `package "X" {`, `shop: Shop {`, `cluster { a; b }` on one line. In,
// a line; out, a `group` line, or the node described by a D2 attribute block.

import { answered, reads, report, shown, written } from '../../syntax/habits/answer.js';
import { labelOf, readBracket, readQuoted, skipSpace } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { type DeclaredName, idOf } from '../../syntax/habits/known-names.js';
import { lineText, lookAhead } from '../../syntax/habits/look-ahead.js';
import { quote } from '../../syntax/quote.js';
import { WORD } from '../../syntax/token.js';
import { nearest } from '../../text/similar.js';
import { attributesOf, readAttributes } from './attributes.js';
import { nodeLine, readNode } from './foreign-node.js';
import { cutPieces, type RewrittenPieces, rewritePieces } from './pieces.js';

interface Head {
  readonly id: string;
  readonly label: string;
  readonly declares: DeclaredName;
  readonly safe: boolean;
}

/** Keywords of blocks in PlantUML and DOT besides those of the kind's table. */
const FRAMES =
  /^(?:subgraph|package|cloud|rectangle|folder|frame|node|card|component|container|cluster|boundary|together|namespace|partition|box|database|queue|storage|stack|system|group|artifact|file|hexagon|agent)(?=[\s"[{]|$)/;
/** D2 keys that describe their own block. */
const ATTRIBUTE =
  /^(?:shape|label|icon|tooltip|link|near|width|height|class|style(?:\.[\w-]+)*|top|left|grid-[a-z]+|constraint|font-[\w-]+|direction)[ \t]*:/;

export function repairBlock(line: HabitLine, text: string): RepairedLine | undefined {
  const { frame } = line.shape;
  if (frame === undefined) return undefined;
  if (text.endsWith('}')) return oneLine(line, text, frame);
  const opens = text.endsWith('{');
  const foreign = /^[A-Za-z]+/.exec(text)?.[0] ?? '';
  // If a frame is a node with a block, the word on its own opens none.
  const worded = line.shape.foreign.get(foreign) === frame && frame !== line.shape.node;
  const opening = opens && (foreign === frame || line.shape.foreign.get(foreign) === frame);
  if (!opens && !worded) return undefined;
  const head = opens ? text.slice(0, -1).trim() : text.replace(/;$/, '').trim();
  if (head === '' || head.startsWith('{')) return undefined;
  const keyed = FRAMES.exec(head)?.[0] ?? (worded || opening ? foreign : undefined);
  if (opens && (keyed === undefined || keyed === line.shape.node)) {
    const node = attributeBlock(line, head);
    if (node) return node;
  }
  const named = readHead(line, keyed === undefined ? head : head.slice(keyed.length).trim(), keyed ?? '');
  if (!named) return undefined;
  if (keyed === undefined && nearest(head.split(/\s/)[0] ?? '', line.shape.keywords).length > 0 && /\s/.test(head))
    return undefined;
  const statement = groupLine(frame, named);
  const rewrite = { statements: [statement], declares: [named.declares], safe: named.safe };
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  return answered(line, rewrite, (span, fix) => report('E116', span, { found: actual, instead: statement }, fix));
}

/**
 * `id`, `id [Title]`, `"Title"`, `"Title" as id`, `id: Title`, `Title of words`; colours and stereotypes after them are
 * dropped.
 */
function readHead(line: HabitLine, text: string, keyword: string): Head | undefined {
  const { shape, known } = line;
  const bare = text.replace(/[ \t]+(?:#[\w;:/\\|-]*|<<[^<>]*>>)/g, '').trim();
  const safe = !/#/.test(text);
  const named = (id: string, label: string): Head => ({ id, label, declares: { id, label }, safe });
  if (bare === '') {
    const id = idOf(keyword, known, true);
    return { ...named(id, id), safe: false };
  }
  const quoted = readQuoted(bare, 0);
  const rest = quoted ? bare.slice(quoted.end).trim() : '';
  if (quoted) {
    const label = labelOf(bare.slice(0, quoted.end));
    const id = /^as[ \t]+([A-Za-z_][\w-]*)$/.exec(rest)?.[1];
    if (id !== undefined && WORD.test(id)) return named(id, label);
    return rest === '' && label !== '' ? named(idOf(label, known, true), label) : undefined;
  }
  const colon = /^([A-Za-z_][\w.-]*)[ \t]*:[ \t]*(.*)$/.exec(bare);
  if (colon?.[1] !== undefined) {
    const id = idOf(lastPart(colon[1]), known, false);
    const label = labelOf(colon[2] ?? '');
    return named(id, label === '' ? id : label);
  }
  const spaced = /^([A-Za-z_][\w-]*)[ \t]+([[("“].*)$/.exec(bare);
  if (spaced?.[1] !== undefined && WORD.test(spaced[1])) {
    const text_ = spaced[2] ?? '';
    const bracket = readBracket(text_, 0);
    const label = bracket?.end === text_.length ? labelOf(bracket.value) : labelOf(text_);
    return named(spaced[1], label === '' ? spaced[1] : label);
  }
  const alias = /^(.{1,200}?)[ \t]+as[ \t]+([A-Za-z_][\w-]*)$/.exec(bare);
  if (alias?.[1] !== undefined && alias[2] !== undefined)
    return named(alias[2], labelOf(alias[1].replace(/^[[(](.*)[\])]$/, '$1')));
  const node = readNode(bare, 0, shape);
  if (node && skipSpace(bare, node.end) === bare.length) {
    const id = idOf(lastPart(node.value.name), known, node.value.named === 'text');
    const label =
      node.value.label ?? (id === node.value.name || WORD.test(lastPart(node.value.name)) ? id : node.value.name);
    return named(id, label);
  }
  if (keyword === '' || !/^[\p{L}\p{N}]/u.test(bare) || /[{}[\]"=]/.test(bare)) return undefined;
  const label = labelOf(bare);
  return named(idOf(label, known, true), label);
}

function lastPart(name: string): string {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return WORD.test(last) ? last : name;
}

function groupLine(frame: string, head: Pick<Head, 'id' | 'label'>): string {
  return head.label === head.id ? `${frame} ${head.id} {` : `${frame} ${head.id} ${quote(head.label)} {`;
}

/** A D2 block that contains only attributes is the node it describes. */
function attributeBlock(line: HabitLine, head: string): RepairedLine | undefined {
  const { shape } = line;
  if (shape.node === undefined) return undefined;
  const last = lookAhead(
    line,
    (each) => each === '}',
    (each) => each === '' || ATTRIBUTE.test(each),
  );
  if (!last || last.index === line.index + 1) return undefined;
  const body: string[] = [];
  for (let i = line.index + 1; i < last.index; i++) body.push(lineText(line.source, i).trim());
  const named = readHead(line, head, '');
  if (!named) return undefined;
  const attributes = readAttributes(body.join('\n'), shape);
  const label = attributes.label ?? named.label;
  const statement = nodeLine(shape.node, named.id, attributes, label);
  return written(line, 'E115', {
    statements: [statement],
    declares: [{ id: named.id, label }],
    safe: named.safe && attributes.certain,
    span: { start: line.span.start, end: last.span.end },
    lastLine: last.index,
  });
}

const NO_PIECES: RewrittenPieces = { statements: [], declares: [], safe: true };

/** `x: Label { shape: cylinder }`, `group g { node a; node b }`. */
function oneLine(line: HabitLine, text: string, frame: string): RepairedLine | undefined {
  const { shape, known } = line;
  const open = text.indexOf('{');
  const inside = open > 0 ? readBracket(text, open) : undefined;
  if (inside?.end !== text.length || text.charAt(open - 1) === '@') return undefined;
  const head = text.slice(0, open).trim();
  const frameWord = FRAMES.exec(head)?.[0];
  const firstWord = /^[A-Za-z]+/.exec(head)?.[0] ?? '';
  const keyed =
    frameWord ?? (firstWord === frame || shape.foreign.get(firstWord) === frame ? head.split(/\s/)[0] : undefined);
  if (head === '' || /[-=.<]{2}|->|[[(]$/.test(head)) return undefined;
  const ownHead = keyed === frame && reads(`${head} {`, shape);
  const worded = keyed !== undefined && shape.foreign.get(keyed) === frame;
  if (!ownHead && isAttributes(inside.value) && !(worded && inside.value.trim() === '')) return undefined;
  const named = readHead(line, keyed === undefined ? head : head.slice(keyed.length).trim(), keyed ?? '');
  if (!named || (keyed === undefined && text.charAt(open - 1) !== ' ')) return undefined;
  const pieces = inside.value.trim() === '' ? NO_PIECES : rewritePieces(line, cutPieces(inside.value, shape), known);
  if (!pieces) return undefined;
  const statements = [ownHead ? `${head} {` : groupLine(frame, named), ...pieces.statements, '}'];
  return answered(
    line,
    { statements, declares: [named.declares, ...pieces.declares], safe: named.safe && pieces.safe },
    (span, fix) => report('E116', span, { found: '{ … }', instead: shown(statements) }, fix),
  );
}

function isAttributes(inside: string): boolean {
  return inside.trim() === '' || (attributesOf(inside).length > 0 && /^[ \t]*[a-z][\w.-]*[ \t]*:/i.test(inside));
}
