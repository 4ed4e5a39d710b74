// A picture as a viewer sees it, for tests. In: the text of an SVG. Out: its painted elements with their resulting
// values, whatever element those are written on. `dark`: with the rules of an automatic picture's dark scheme.
import { SaxesParser } from 'saxes';

export interface Painted {
  readonly name: string;
  /** Position and shape: the attributes that are not inherited. */
  readonly own: string;
  readonly values: Readonly<Record<string, string>>;
}

const INITIAL: Readonly<Record<string, string>> = {
  fill: '#000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'text-anchor': 'start',
};
const INHERITED: ReadonlySet<string> = new Set([
  ...Object.keys(INITIAL),
  'color',
  'font-size',
  'font-weight',
  'font-family',
]);
const PAINTED: ReadonlySet<string> = new Set(['rect', 'circle', 'ellipse', 'path', 'text', 'use']);

function rulesOf(svg: string): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const nested = /@media \(prefers-color-scheme:dark\)\{\n[^\n]*\{\n([\s\S]*?)\n\}\}/.exec(svg)?.[1] ?? '';
  return new Map(
    nested.split('\n').flatMap((line) => {
      const [, name, declarations = ''] = /^\.(\w+)\{(.*)\}$/.exec(line) ?? [];
      if (name === undefined) return [];
      return [
        [
          name,
          declarations.split(';').map((each): [string, string] => [each.split(':')[0] ?? '', each.split(':')[1] ?? '']),
        ],
      ];
    }),
  );
}

/** One straight line, which encloses nothing. */
const STRAIGHT = /^[Mm][-\d. ]+(?:[LlHhVv][-\d. ]+)?$/;

function relevant(
  name: string,
  values: Readonly<Record<string, string>>,
  data: string,
): Readonly<Record<string, string>> {
  const isStraight = STRAIGHT.test(data) && (data.match(/-?[\d.]+/g) ?? []).length <= 4;
  const names = [...(isStraight ? [] : ['fill']), 'stroke', ...(name === 'use' ? ['color'] : [])];
  if (name === 'text') names.push('font-size', 'font-weight', 'font-family', 'text-anchor');
  if (values.stroke !== 'none') names.push('stroke-width', 'stroke-dasharray', 'stroke-linejoin');
  return Object.fromEntries(names.map((key) => [key, values[key] ?? '']));
}

export function resolved(svg: string, dark = false): readonly Painted[] {
  const rules = dark ? rulesOf(svg) : new Map<string, readonly (readonly [string, string])[]>();
  const painted: Painted[] = [];
  const open: Readonly<Record<string, string>>[] = [INITIAL];
  let inDefinitions = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: attributesOf }) => {
    const attributes = attributesOf as Record<string, string>;
    if (name === 'defs') inDefinitions += 1;
    const all = Object.entries(attributes);
    const styled = (attributes.class ?? '').split(' ').flatMap((each) => rules.get(each) ?? []);
    const values = {
      ...open.at(-1),
      ...Object.fromEntries(all.filter(([key]) => INHERITED.has(key))),
      // The rules begin with the picture's id and apply to its content.
      ...(name === 'svg' ? {} : Object.fromEntries(styled)),
    };
    open.push(values);
    if (inDefinitions > 0 || !PAINTED.has(name)) return;
    const own = all.filter(([key]) => !INHERITED.has(key) && key !== 'class' && key !== 'href');
    painted.push({
      name,
      own: own.map((each) => each.join('=')).join(' '),
      values: relevant(name, values, attributes.d ?? ''),
    });
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'defs') inDefinitions -= 1;
    open.pop();
  });
  parser.write(svg).close();
  return painted;
}
