// Macros of Mermaid and of C4-PlantUML: `Person(a, "A", "d")`, `ContainerDb_Ext(a, "A", "t", "d")`, `System_Boundary(a, "A") {`,
// `Rel(a, b, "x", "HTTPS")`, `LAYOUT_WITH_LEGEND()`. In, a line; out, the line to write.
import { answered, removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText, lookAhead } from '../../../syntax/habits/look-ahead.js';
import { type Argument, argumentsOf } from './arguments.js';
import { declaration, type Made, relation } from './made.js';

const CALL = /^([A-Za-z][A-Za-z_]*)[ \t]*\((.*)\)[ \t]*(\{)?[ \t]*;?$/;
const PART = /^(Person|System|Container|Component)(Db|Queue)?(_Ext)?$/i;
const FRAME = /^(Enterprise_Boundary|System_Boundary|Container_Boundary|Boundary|Deployment_Node|Node)(_[LR])?$/i;
const REL = /^(Rel|BiRel|RelIndex)(_Back|_Neighbor|_Back_Neighbor|_[UDLR]|_Up|_Down|_Left|_Right)?$/i;
/** Only layout or styling. */
const LOOK =
  /^(?:LAYOUT_\w+|SHOW_\w+|HIDE_\w+|Update\w+|Add\w+Tag|Lay_\w+|SetDefault\w+|Set\w+|increment|Index|WithoutProp\w*|AddProperty)$/i;

export function repairMacro(line: HabitLine, text: string): RepairedLine | undefined {
  const [, name = '', inside = '', brace] = CALL.exec(text) ?? [];
  if (name === '') return undefined;
  if (LOOK.test(name)) return gone(line, name);
  const given = argumentsOf(inside);
  const made = given && (part(line, name, given, brace) ?? frame(line, name, given) ?? rel(line, name, given));
  if (made === undefined) return undefined;
  const opens = FRAME.test(name) && brace === undefined;
  const instead = made.statements.join('\n');
  return answered(line, { ...made, safe: !opens }, (span, fix) =>
    REL.test(name) ? report('E110', span, { instead }, fix) : report('E115', span, { instead }, fix),
  );
}

function gone(line: HabitLine, name: string): RepairedLine {
  const advice = /legend/i.test(name)
    ? 'Remove this line. A legend is drawn by default.'
    : /LEFT_RIGHT|LANDSCAPE/.test(name)
      ? 'Remove this line, and write direction=right in the header.'
      : /TOP_DOWN/.test(name)
        ? 'Remove this line, and write direction=down in the header.'
        : 'Remove this line. All pictures share one style; tone= on an element varies its colour.';
  const fix = removal(line.source, line.span, !/LEFT_RIGHT|LANDSCAPE|TOP_DOWN/.test(name));
  return { diagnostic: report('E117', line.span, { found: name, advice }, fix), statements: [], declares: [] };
}

function split(given: readonly Argument[]): {
  readonly plain: readonly string[];
  readonly named: (name: string) => string | undefined;
} {
  const plain = given.filter(({ name }) => name === undefined).map(({ text }) => text);
  return { plain, named: (name) => given.find((each) => each.name === name)?.text };
}

function part(line: HabitLine, name: string, given: readonly Argument[], brace: string | undefined): Made | undefined {
  const [, kind = '', shape, ext] = PART.exec(name) ?? [];
  const { plain, named } = split(given);
  const [id, label, third, fourth] = plain;
  if (kind === '' || id === undefined || id === '') return undefined;
  const keyword = kind.toLowerCase();
  const made = keyword === 'container' || keyword === 'component';
  return declaration(line, {
    keyword,
    type: shape === undefined ? undefined : shape.toLowerCase() === 'db' ? 'database' : 'queue',
    id,
    label: named('label') ?? label,
    tech: named('techn') ?? (made ? third : undefined),
    sub: named('descr') ?? (made ? fourth : third),
    link: named('link'),
    external: ext !== undefined,
    opens: brace !== undefined,
  });
}

function frame(line: HabitLine, name: string, given: readonly Argument[]): Made | undefined {
  const [, kind = ''] = FRAME.exec(name) ?? [];
  const { plain, named } = split(given);
  const [id, label, third, fourth] = plain;
  if (kind === '' || id === undefined || id === '') return undefined;
  const word = kind.toLowerCase();
  const keyword = /node/.test(word) ? 'host' : frameKeyword(line, word);
  return declaration(line, {
    keyword,
    id,
    label: named('label') ?? label,
    ...(keyword === 'host'
      ? { tech: named('techn') ?? third, sub: named('descr') ?? fourth }
      : keyword === 'group'
        ? { sub: third }
        : {}),
    link: named('link'),
    opens: true,
  });
}

/**
 * The frame that can hold the content: a boundary around containers is a system here, whatever its original keyword.
 */
function frameKeyword(line: HabitLine, word: string): 'system' | 'container' | 'group' {
  const inside = /^(Person|System|Container|Component|Boundary|Enterprise)/i;
  const found = lookAhead(line, (each) => inside.test(each) || each === '}');
  const first =
    found === undefined ? '' : (inside.exec(lineText(line.source, found.index).trim())?.[1] ?? '').toLowerCase();
  const named = word.startsWith('system') ? 'system' : word.startsWith('container') ? 'container' : 'group';
  if (named === 'group') return named;
  if (first === 'component') return named === 'system' ? 'system' : 'container';
  if (first === 'system' || first === 'boundary' || first === 'enterprise') return 'group';
  if (first !== 'container') return named;
  return line.block?.keyword === 'system' ? 'group' : 'system';
}

function rel(line: HabitLine, name: string, given: readonly Argument[]): Made | undefined {
  const [, kind = '', way = ''] = REL.exec(name) ?? [];
  if (kind === '') return undefined;
  const { plain, named } = split(given);
  const [one, other, label, tech, desc] = /index/i.test(kind) ? plain.slice(1) : plain;
  if (one === undefined || other === undefined || one === '' || other === '') return undefined;
  const back = /back/i.test(way);
  return relation(line, {
    from: back ? other : one,
    to: back ? one : other,
    arrow: /^bi/i.test(kind) ? '<->' : '->',
    label: named('label') ?? label,
    tech: named('techn') ?? tech,
    desc: named('descr') ?? desc,
  });
}
