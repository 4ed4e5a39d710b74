// A C4 picture in words: in, the model; out, the outline. Each element states its level, technology, parent and
// description, so the picture can be rebuilt from the lines. They are also its accessible description.
import { oneLine } from '../../text/one-line.js';
import type { Outline } from '../outline.js';
import { counted, lineInWords, outlineEdge, tail } from '../outline-words.js';
import type { Boundary, C4Model, Element } from './model.js';

export function describeC4(model: C4Model): Outline {
  const { elements, boundaries, relations } = model;
  const names = namesOf(model);
  const lines = [summary(model), ...(model.desc ? [oneLine(model.desc)] : [])];
  for (const each of boundaries) lines.push(boundaryLine(each, names));
  for (const each of elements) lines.push(elementLine(each, names));
  const ends = new Map([...names, ...boundaries.map(({ id, of }) => [id, `${of} ${names.get(id) ?? id}`] as const)]);
  for (const each of relations) {
    const { tech, desc } = each;
    const { desc: _, ...plain } = each;
    lines.push(
      `${lineInWords(plain, ends)}${tech === undefined ? '' : ` [${oneLine(tech)}]`}${tail(desc === undefined ? {} : { desc })}`,
    );
  }
  return {
    lines,
    nodes: elements.map(({ id, label, level, group, span }) => ({
      id,
      label,
      type: level,
      ...(group === undefined ? {} : { group }),
      span,
    })),
    edges: relations.map(outlineEdge),
    groups: boundaries.map(({ id, label, of, parent, span }) => ({
      id,
      label,
      type: of,
      ...(parent === undefined ? {} : { parent }),
      span,
    })),
  };
}

/** Labels by id; the id is appended in brackets where a label occurs twice. */
function namesOf({ elements, boundaries }: C4Model): ReadonlyMap<string, string> {
  const all = [...elements, ...boundaries].map(({ id, label }) => [id, oneLine(label)] as const);
  const count = new Map<string, number>();
  for (const [, label] of all) count.set(label, (count.get(label) ?? 0) + 1);
  return new Map(all.map(([id, label]) => [id, (count.get(label) ?? 0) > 1 ? `${label} (${id})` : label]));
}

/** `Boundary Internet bank: system in Group, Java. Desc`. */
function boundaryLine(each: Boundary, names: ReadonlyMap<string, string>): string {
  const { id, of, type, external, tech, sub, parent } = each;
  const what = of === 'group' && type !== 'none' ? `${type} group` : of;
  const parts = [
    `${external ? 'external ' : ''}${what}${tech === undefined ? '' : ` [${oneLine(tech)}]`}`,
    ...(parent === undefined ? [] : [`in ${names.get(parent) ?? parent}`]),
    ...(sub === undefined ? [] : [oneLine(sub)]),
  ];
  return `Boundary ${names.get(id) ?? id}: ${parts.join(', ')}${tail(each)}`;
}

/** `Container Web app (client) [TypeScript] in Internet bank: Shows balances`. */
function elementLine(each: Element, names: ReadonlyMap<string, string>): string {
  const { id, level, external, type, tech, group, sub } = each;
  const name = level.charAt(0).toUpperCase() + level.slice(1);
  const shaped = type === 'step' || type === 'person' || type === 'external' ? '' : ` (${type})`;
  const technology = tech === undefined ? '' : ` [${oneLine(tech)}]`;
  const inside = group === undefined ? '' : ` in ${names.get(group) ?? group}`;
  const does = sub === undefined ? '' : `: ${oneLine(sub)}`;
  const what = external ? `External ${level}` : name;
  return `${what} ${names.get(id) ?? id}${shaped}${technology}${inside}${does}${tail(each)}`;
}

function summary({ title, view, elements, boundaries, relations }: C4Model): string {
  const parts = [counted(elements.length, 'element'), counted(relations.length, 'relation')];
  if (boundaries.length > 0) parts.push(`${boundaries.length} boundar${boundaries.length === 1 ? 'y' : 'ies'}`);
  return `${title === undefined ? 'C4' : `${oneLine(title)}: C4`} ${view} view, ${parts.join(', ')}`;
}
