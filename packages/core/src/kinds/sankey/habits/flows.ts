// Flows of other languages: from a line to the flow, preceded by declarations of the nodes that it names.
import { answered, removal, report, shown, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { type DeclaredName, idOf, nameRegister } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { meantFlow } from './foreign-flow.js';

export function repairFlow(line: HabitLine, text: string): RepairedLine | undefined {
  const flow = meantFlow(text);
  if (flow === undefined) return undefined;
  const names = nameRegister(line.known);
  const declares: DeclaredName[] = [];
  const statements: string[] = [];
  const [from, to] = [flow.from, flow.to].map((name) => {
    if (WORD.test(name) && names.labelOf(name) !== undefined) return name;
    const id = names.idOf(name) ?? idOf(name, names, !WORD.test(name));
    if (names.labelOf(id) === undefined) {
      const label = id === name ? '' : ` ${quote(name)}`;
      statements.push(`node ${id}${label}`);
      declares.push({ id, label: name });
      names.add({ id, label: name });
    }
    return id;
  });
  const label = flow.label === undefined ? '' : `: ${quote(flow.label)}`;
  statements.push(
    [from, '->', to, label, `value=${flow.number}`, flow.options].filter((each) => each !== '').join(' '),
  );
  const actual = /-[-.]*>|=+>|→|--/.exec(text)?.[0] ?? text.slice(0, 20);
  const rewrite = { statements, declares, safe: flow.safe };
  if (actual === '->') return written(line, 'E125', rewrite);
  return answered(line, rewrite, (span, fix) =>
    report('E111', span, { arrow: actual, instead: shown(statements) }, fix),
  );
}

/** `a -> b -> c value=5`: the same value for each flow, which only the writer can confirm. */
export function repairChain(line: HabitLine, text: string): RepairedLine | undefined {
  const [, names = '', value] = /^(.{1,200}?)[ \t]*[: \t](?:value=)?(\d[\d.]*)$/.exec(text) ?? [];
  const ids = names.split(/[ \t]*(?:-{1,2}>|→)[ \t]*/);
  if (value === undefined || ids.length < 3 || !ids.every((each) => WORD.test(each))) return undefined;
  const statements = ids.slice(1).map((to, i) => `${ids[i]} -> ${to} value=${value}`);
  return written(line, 'E113', { statements, safe: false });
}

/** Column names, table rules, settings of other tools. */
const IDLE =
  /^(?:source|from)\b[ \t]*[,;|\t].*\b(?:target|to)\b|^\|[ \t]*(?:source|from)\b|^\|?[ \t]*:?-{2,}[-|: \t]*$|^(?:links?|nodes?|flows?|data)[ \t]*[:=][ \t]*[[{]?$|^[\]}][,;]?$/i;
const STYLED =
  /^(?::|size\b|margin\b|node (?:w|h|spacing|border|theme|opacity)\b|flow (?:curvature|inheritfrom|color|opacity)\b|layout\b|labels?\b|bg color\b|config:)/i;

export function repairIdle(line: HabitLine, text: string): RepairedLine | undefined {
  const styled = STYLED.test(text) && !text.includes('->');
  if (!styled && !IDLE.test(text)) return undefined;
  const advice = styled
    ? 'Remove this line: every picture has the same look; tone= colours a node and its outflows: node coal "Coal" tone=amber'
    : 'Remove this line: each flow is a separate line, coal -> grid value=75.5';
  return {
    diagnostic: report(
      'E117',
      line.span,
      { found: text.length > 30 ? `${text.slice(0, 27)}...` : text, advice },
      removal(line.source, line.span, !styled),
    ),
    statements: [],
    declares: [],
  };
}
