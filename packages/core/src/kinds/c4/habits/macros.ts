// Macros of Mermaid and of C4-PlantUML: `Person(a, "A", "d")`, `ContainerDb_Ext(a, "A", "t", "d")`, `System_Boundary(a, "A") {`,
// `Rel(a, b, "x", "HTTPS")`, `LAYOUT_WITH_LEGEND()`. In, a line; out, the line to write.
import { type C4Call, type C4Frame, looseC4Call } from '../../../foreign/c4-calls.js';
import { answered, removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText, lookAhead } from '../../../syntax/habits/look-ahead.js';
import { type Argument, argumentsOf } from './arguments.js';
import { declaration, type Made, relation } from './statements.js';

const CALL = /^([A-Za-z][A-Za-z_]*)[ \t]*\((.*)\)[ \t]*(\{)?[ \t]*;?$/;
/** Only layout or styling. */
const LOOK =
  /^(?:LAYOUT_\w+|SHOW_\w+|HIDE_\w+|Update\w+|Add\w+Tag|Lay_\w+|SetDefault\w+|Set\w+|increment|Index|WithoutProp\w*|AddProperty)$/i;

export function repairMacro(line: HabitLine, text: string): RepairedLine | undefined {
  const [, name = '', inside = '', brace] = CALL.exec(text) ?? [];
  if (name === '') return undefined;
  if (LOOK.test(name)) return gone(line, name);
  const of = looseC4Call(name);
  const inBrackets = of && argumentsOf(inside);
  if (of === undefined || inBrackets === undefined) return undefined;
  const args = placed(inBrackets, of.places);
  const opens = brace !== undefined;
  const result =
    of.role === 'element'
      ? part(line, of, args, opens)
      : of.role === 'boundary'
        ? frame(line, of, args)
        : of.role === 'relation'
          ? rel(line, of, args, /back/i.test(name))
          : undefined;
  if (result === undefined) return undefined;
  const instead = result.statements.join('\n');
  return answered(line, { ...result, safe: of.role !== 'boundary' || opens }, (span, fix) =>
    of.role === 'relation' ? report('E110', span, { instead }, fix) : report('E115', span, { instead }, fix),
  );
}

type Args = ReadonlyMap<string, string>;
type Role<Name extends C4Call['role']> = Extract<C4Call, { readonly role: Name }>;

/** Arguments by name; those without one are named by their place. */
function placed(args: readonly Argument[], places: readonly string[]): Args {
  const plain = args.filter(({ name }) => name === undefined);
  return new Map([
    ...plain.flatMap(({ text }, i): readonly (readonly [string, string])[] => {
      const place = places[i];
      return place === undefined ? [] : [[place, text]];
    }),
    ...args.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text] as const])),
  ]);
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

function part(line: HabitLine, of: Role<'element'>, args: Args, opens: boolean): Made | undefined {
  const id = args.get('alias') ?? '';
  if (id === '') return undefined;
  return declaration(line, {
    keyword: of.level,
    type: of.type,
    id,
    label: args.get('label'),
    tech: args.get('techn'),
    sub: args.get('descr'),
    link: args.get('link'),
    external: of.external,
    opens,
  });
}

function frame(line: HabitLine, { frame: named }: Role<'boundary'>, args: Args): Made | undefined {
  const id = args.get('alias') ?? '';
  if (id === '') return undefined;
  const keyword = named === 'host' ? named : frameKeyword(line, named);
  return declaration(line, {
    keyword,
    id,
    label: args.get('label'),
    ...(keyword === 'host'
      ? { tech: args.get('techn') ?? args.get('type'), sub: args.get('descr') }
      : keyword === 'group'
        ? { sub: args.get('type') }
        : {}),
    link: args.get('link'),
    opens: true,
  });
}

/**
 * The frame that can hold the content: a boundary around containers is a system here, whatever its original keyword.
 */
function frameKeyword(line: HabitLine, named: Exclude<C4Frame, 'host'>): Exclude<C4Frame, 'host'> {
  const inside = /^(Person|System|Container|Component|Boundary|Enterprise)/i;
  const next = lookAhead(line, (each) => inside.test(each) || each === '}');
  const first =
    next === undefined ? '' : (inside.exec(lineText(line.source, next.index).trim())?.[1] ?? '').toLowerCase();
  if (named === 'group') return named;
  if (first === 'component') return named === 'system' ? 'system' : 'container';
  if (first === 'system' || first === 'boundary' || first === 'enterprise') return 'group';
  if (first !== 'container') return named;
  return line.block?.keyword === 'system' ? 'group' : 'system';
}

function rel(line: HabitLine, of: Role<'relation'>, args: Args, back: boolean): Made | undefined {
  const [one = '', other = ''] = [args.get('from'), args.get('to')];
  if (one === '' || other === '') return undefined;
  return relation(line, {
    from: back ? other : one,
    to: back ? one : other,
    arrow: of.way === 'both' ? '<->' : '->',
    label: args.get('label'),
    tech: args.get('techn'),
    desc: args.get('descr'),
  });
}
