// Lines of Structurizr and LikeC4: `a = softwareSystem "A" "d" {`, `a = system 'A' {`, `a -> b "x" "HTTPS"`, `deploymentNode "x" {`,
// `description "x"`, `autoLayout lr`. In, a line; out, the line to write.
import { answered, removal, report, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { slug } from '../../../syntax/word-from.js';
import { stringsOf } from './arguments.js';
import { declaration, type Made, relation, type Said } from './statements.js';

const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['person', 'person'],
  ['actor', 'person'],
  ['user', 'person'],
  ['softwaresystem', 'system'],
  ['system', 'system'],
  ['container', 'container'],
  ['app', 'container'],
  ['webapp', 'container'],
  ['service', 'container'],
  ['component', 'component'],
  ['deploymentnode', 'host'],
  ['infrastructurenode', 'host'],
  ['node', 'host'],
  ['group', 'group'],
  ['enterprise', 'group'],
]);
const FRAMES: ReadonlySet<string> = new Set(['host', 'group']);
const NAMED = /^([A-Za-z_][\w.-]*)[ \t]*=[ \t]*([A-Za-z_]\w*)(?=[\s"'{]|$)[ \t]*(.*)$/;
const BARE = /^([A-Za-z_]\w*)[ \t]+(["'].*)$/;
const EDGE = /^([A-Za-z_][\w.-]*)[ \t]*(->|-->|--)[ \t]*([A-Za-z_][\w.-]*)[ \t]+(["'].*)$/;
/** Blocks and settings without a counterpart. */
const NOTHING =
  /^(?:(?:workspace|model|views|specification|styles|style|configuration|properties|perspectives|theme|themes|branding|deploymentEnvironment|systemLandscape|systemContext|dynamic|deployment|filtered|element|relationship|include|exclude|autoLayout|autolayout|tags|tag|url|animation|extend|legend|note)\b|!)/;
const DETAIL = /^(description|technology|tech)(?=[\s:"'])[ \t]*:?[ \t]*(["'].*)$/;

export function repairModel(line: HabitLine, text: string): RepairedLine | undefined {
  return edge(line, text) ?? named(line, text) ?? bare(line, text) ?? nothing(line, text);
}

function edge(line: HabitLine, text: string): RepairedLine | undefined {
  const [, from, arrow, to, tail = ''] = EDGE.exec(text) ?? [];
  if (from === undefined || to === undefined || arrow === undefined) return undefined;
  const { strings, rest } = stringsOf(tail.replace(/;$/, ''));
  const [label, tech] = strings;
  if (rest !== '' && rest !== '{') return undefined;
  if (strings.length === 1 && rest === '') return undefined;
  return written(line, 'E112', { ...relation(line, { from, to, arrow, label, tech }), safe: rest === '' });
}

function named(line: HabitLine, text: string): RepairedLine | undefined {
  const [, id, word = '', rest = ''] = NAMED.exec(text) ?? [];
  const keyword = KEYWORDS.get(word.toLowerCase());
  return id === undefined || keyword === undefined ? undefined : declared(line, keyword, id, rest);
}

function bare(line: HabitLine, text: string): RepairedLine | undefined {
  const [, word = '', rest = ''] = BARE.exec(text) ?? [];
  const keyword = KEYWORDS.get(word.toLowerCase());
  const name = stringsOf(rest).strings[0];
  if (keyword === undefined || name === undefined || name === '') return undefined;
  return declared(line, keyword, line.known.idOf(name) ?? slug(name), rest);
}

function declared(line: HabitLine, keyword: string, id: string, tail: string): RepairedLine | undefined {
  const { strings, rest } = stringsOf(tail.replace(/;$/, ''));
  if (rest !== '' && rest !== '{') return undefined;
  const [label, second, third] = strings;
  const isMade = keyword === 'container' || keyword === 'component' || keyword === 'host';
  const words: Said = {
    keyword,
    id,
    label,
    ...(keyword === 'group' ? {} : { sub: second }),
    ...(isMade ? { tech: third } : {}),
    opens: rest === '{' || FRAMES.has(keyword),
  };
  const result: Made = declaration(line, words);
  const safe = !(FRAMES.has(keyword) && rest !== '{');
  return answered(line, { ...result, safe }, (span, fix) =>
    report('E115', span, { instead: result.statements.join('\n') }, fix),
  );
}

/** Lines in an element's block elsewhere that are options of its line here. */
export function repairDetail(line: HabitLine, text: string): RepairedLine | undefined {
  const [, word, tail = ''] = DETAIL.exec(text) ?? [];
  const value = stringsOf(tail).strings[0];
  if (word === undefined || value === undefined || line.block === undefined) return undefined;
  const option = word === 'description' ? 'sub' : 'tech';
  const advice = `Write it on the line of the element: ${option}="${value.replace(/["\\]/g, '')}"`;
  return { diagnostic: report('E117', line.span, { found: word, advice }), statements: [], declares: [] };
}

function nothing(line: HabitLine, text: string): RepairedLine | undefined {
  const word = /^!?[A-Za-z]+/.exec(text)?.[0] ?? '!';
  if (!NOTHING.test(text) || /^[A-Za-z]+[ \t]*(?:=|->|--)/.test(text)) return undefined;
  const opens = text.endsWith('{');
  const advice =
    word === 'legend'
      ? 'Remove this line. A legend is drawn unless the header contains legend=off.'
      : word === 'note'
        ? 'Write it as sub= of the element, which is drawn, or as desc=, which is read aloud.'
        : /^auto/i.test(word)
          ? 'Remove this line. Set the reading direction with direction= in the header.'
          : opens
            ? 'Remove this line and its closing }. A source holds one picture and no model around it.'
            : 'Remove this line. Set the view in the header, and the colour of an element with tone=.';
  return {
    diagnostic: report('E117', line.span, { found: word, advice }, removal(line.source, line.span, !opens)),
    statements: [],
    declares: [],
  };
}
