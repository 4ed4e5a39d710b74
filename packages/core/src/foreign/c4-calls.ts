// The calls of Mermaid's C4 diagrams, which are those of C4-PlantUML: in, a name; out, what it makes and the name of each of
// its arguments.

export type C4Level = 'person' | 'system' | 'container' | 'component';
export type C4Frame = 'system' | 'container' | 'host' | 'group';

export type C4Call = { readonly places: readonly string[] } & (
  | {
      readonly role: 'element';
      readonly level: C4Level;
      readonly type?: 'database' | 'queue';
      readonly external: boolean;
    }
  | { readonly role: 'boundary'; readonly frame: C4Frame; readonly word?: string }
  | { readonly role: 'relation'; readonly way: 'to' | 'both' | 'back'; readonly hint?: string }
  | { readonly role: 'config'; readonly sets: 'element' | 'relation' | 'layout' }
);

const PLAIN = ['alias', 'label', 'descr', 'sprite', 'tags', 'link'];
const MADE = ['alias', 'label', 'techn', 'descr', 'sprite', 'tags', 'link'];
const BOUNDARY = ['alias', 'label', 'type', 'tags', 'link'];
const NODE = ['alias', 'label', 'type', 'descr', 'sprite', 'tags', 'link'];
const RELATION = ['from', 'to', 'label', 'techn', 'descr', 'sprite', 'tags', 'link'];

const ELEMENT = /^(Person|System|Container|Component)(Db|Queue)?(_Ext)?$/;
const LEVELS: Readonly<Record<string, C4Level>> = {
  Person: 'person',
  System: 'system',
  Container: 'container',
  Component: 'component',
};

function relation(way: 'to' | 'both' | 'back', hint?: string): C4Call {
  return { role: 'relation', way, places: RELATION, ...(hint === undefined ? {} : { hint }) };
}

const node: C4Call = { role: 'boundary', frame: 'host', places: NODE };

const CALLS: ReadonlyMap<string, C4Call> = new Map<string, C4Call>([
  ['Boundary', { role: 'boundary', frame: 'group', places: BOUNDARY }],
  ['Enterprise_Boundary', { role: 'boundary', frame: 'group', word: 'Enterprise', places: BOUNDARY.toSpliced(2, 1) }],
  ['System_Boundary', { role: 'boundary', frame: 'system', word: 'System', places: BOUNDARY.toSpliced(2, 1) }],
  ['Container_Boundary', { role: 'boundary', frame: 'container', word: 'Container', places: BOUNDARY.toSpliced(2, 1) }],
  ['Deployment_Node', node],
  ['Node', node],
  ['Node_L', node],
  ['Node_R', node],
  ['Rel', relation('to')],
  ['BiRel', relation('both')],
  ['Rel_Back', relation('back')],
  ['Rel_U', relation('to', 'up')],
  ['Rel_Up', relation('to', 'up')],
  ['Rel_D', relation('to', 'down')],
  ['Rel_Down', relation('to', 'down')],
  ['Rel_L', relation('to', 'left')],
  ['Rel_Left', relation('to', 'left')],
  ['Rel_R', relation('to', 'right')],
  ['Rel_Right', relation('to', 'right')],
  ['RelIndex', { role: 'relation', way: 'to', places: ['index', ...RELATION] }],
  ['UpdateElementStyle', { role: 'config', sets: 'element', places: ['alias', 'bgColor', 'fontColor', 'borderColor'] }],
  ['UpdateRelStyle', { role: 'config', sets: 'relation', places: ['from', 'to', 'textColor', 'lineColor'] }],
  ['UpdateLayoutConfig', { role: 'config', sets: 'layout', places: ['c4ShapeInRow', 'c4BoundaryInRow'] }],
]);

export function c4Call(name: string): C4Call | undefined {
  const element = ELEMENT.exec(name);
  const level = LEVELS[element?.[1] ?? ''];
  if (!element || level === undefined || (level === 'person' && element[2] !== undefined)) return CALLS.get(name);
  const type = element[2] === 'Db' ? 'database' : element[2] === 'Queue' ? 'queue' : undefined;
  return {
    role: 'element',
    level,
    external: element[3] !== undefined,
    ...(type === undefined ? {} : { type }),
    places: level === 'container' || level === 'component' ? MADE : PLAIN,
  };
}

const NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...CALLS.keys(),
    ...Object.keys(LEVELS).flatMap((level) =>
      ['', 'Db', 'Queue'].flatMap((type) => ['', '_Ext'].map((external) => level + type + external)),
    ),
  ].map((name) => [name.toLowerCase(), name]),
);

/** The call of a name in any case, and of the variants that only C4-PlantUML has: `Rel_Back_Neighbor`, `BiRel_U`, `Boundary_L`. */
export function looseC4Call(name: string): C4Call | undefined {
  const plain = name
    .toLowerCase()
    .replace(/_neighbor$/, '')
    .replace(/^(birel|relindex)_[a-z_]+$/, '$1')
    .replace(/(boundary|node)_[lr]$/, '$1');
  return c4Call(NAMES.get(plain) ?? '');
}
