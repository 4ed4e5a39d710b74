// The meaning of a C4 picture: in, checked statements; out, the model, and problems the table cannot find.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type DeclarationEntry, textOf } from '../../grammar/entry.js';
import { NODE_STYLES } from '../../grammar/node-types.js';
import type { Tone } from '../../scene/scene.js';
import { directionOf } from '../direction-meaning.js';
import { namedMeaning, titled, toneOf } from '../entry-meaning.js';
import { checkFrameLines } from '../frame-lines.js';
import { groupMeaning, rankWishes } from '../group-meaning.js';
import type { BuildContext } from '../kind.js';
import { lineReader } from '../lines.js';
import { nodeMeaning } from '../node-meaning.js';
import { type Declared, placedEntries } from '../placed-entries.js';
import { checkRankWishes } from '../rank-wishes.js';
import { levelChecks } from './checks.js';
import { type Boundary, type C4Model, type Element, LEVELS, type Level, type Relation, VIEWS } from './model.js';

type Add = (diagnostic: Diagnostic) => void;

/** The default of each level; a written type has its own tone. */
export const LEVEL_TONES: Readonly<Record<Level, Tone>> = {
  person: 'green',
  system: 'violet',
  container: 'blue',
  component: 'aqua',
};

export function buildC4(checked: Checked, context: BuildContext): Outcome<C4Model> {
  const diagnostics: Diagnostic[] = [];
  const add: Add = (each) => {
    diagnostics.push(each);
  };
  const lines = lineReader(context, add);
  const placed = placedEntries(checked.entries);
  const declarations = placed.flatMap(({ entry, ...place }): readonly Declared[] =>
    entry.shape === 'declaration' && entry.id ? [{ entry, ...place, id: entry.id.text }] : [],
  );
  const elements = declarations.flatMap((each) => element(each, context, add) ?? []);
  const boundaries = declarations.flatMap((each) => boundary(each, context, add) ?? []);
  const view = VIEWS.find((each) => each === context.header.text('view')) ?? 'context';
  const written = placed.flatMap(({ entry }) => (entry.shape === 'edge' ? [entry] : []));
  const relations = written.map((entry): Relation => {
    const tech = textOf(entry, 'tech');
    return { ...lines.read(entry), ...(tech ? { tech, sub: `[${tech}]` } : {}) };
  });
  checkFrameLines({ nodes: elements, groups: boundaries }, written, add);
  const value: C4Model = {
    ...titled(checked),
    view,
    direction: directionOf(context.header),
    elements,
    boundaries,
    relations: view === 'dynamic' ? relations.map((each, i) => ({ ...each, number: i + 1 })) : relations,
    legend: context.header.legend,
  };
  diagnostics.push(...checkRankWishes({ nodes: elements, groups: boundaries }, checked));
  if (context.whole) diagnostics.push(...levelChecks(value, checked));
  return { value, diagnostics };
}

/** A system or container with content. */
function isFrame({ spec, children }: DeclarationEntry): boolean {
  if (spec.keyword === 'host' || spec.keyword === 'group') return true;
  return children.some((each) => each.shape === 'declaration');
}

function element({ entry, id, group }: Declared, context: BuildContext, add: Add): Element | undefined {
  const level = LEVELS.find((each) => each === entry.spec.keyword);
  if (level === undefined || isFrame(entry)) return undefined;
  const external = entry.flags.includes('external');
  const meaning = nodeMeaning(entry, id, context, add);
  const type = level === 'person' ? 'person' : external && meaning.type === 'step' ? 'external' : meaning.type;
  const tech = textOf(entry, 'tech');
  return {
    ...meaning,
    type,
    tone: toneOf(entry) ?? (external ? 'neutral' : toneFor(level, meaning.type)),
    level,
    external,
    ...(tech ? { tech } : {}),
    caption: captionOf(level, external, tech),
    ...(group === undefined ? {} : { group }),
    ...rankWishes(entry),
  };
}

function toneFor(level: Level, type: Element['type']): Tone {
  const own = NODE_STYLES[type].tone;
  return own === 'neutral' ? LEVEL_TONES[level] : own;
}

const NAMES: Readonly<Record<Level, string>> = {
  person: 'Person',
  system: 'Software system',
  container: 'Container',
  component: 'Component',
};

function captionOf(level: Level, external: boolean, tech: string | undefined): string {
  const name = external ? `External ${level}` : NAMES[level];
  return tech ? `[${name}: ${tech}]` : `[${name}]`;
}

function boundary(each: Declared, context: BuildContext, add: Add): Boundary | undefined {
  const { entry, id, group, depth } = each;
  const { keyword } = entry.spec;
  const tech = textOf(entry, 'tech');
  const external = entry.flags.includes('external');
  const more = { external, ...(tech ? { tech } : {}) };
  if (keyword === 'group') return { ...groupMeaning(each, context, add), of: 'group', ...more };
  if ((keyword !== 'system' && keyword !== 'container' && keyword !== 'host') || !isFrame(entry)) return undefined;
  const tone = keyword === 'host' || external ? 'neutral' : LEVEL_TONES[keyword];
  const icon = keyword === 'host' ? 'lx:server' : undefined;
  return {
    ...namedMeaning(entry, id, { tone, icon }, context, add),
    type: 'none',
    of: keyword,
    ...more,
    ...(group === undefined ? {} : { parent: group }),
    ...rankWishes(entry),
    depth,
  };
}
