// Subgraphs that only arrange their nodes: in, a subgraph with its styles; out, whether Mermaid shows neither its frame nor a title.
import { readColour } from '../colours.js';
import type { FlowLabels } from './flow-label.js';
import type { Model, ModelGroup } from './model.js';

export function hiddenGroups(model: Model, plain: FlowLabels['plain']): ReadonlySet<string> {
  const hidden = [...model.groups.values()].filter(
    (group) => group.title !== undefined && plain(group.title) === '' && hasNoFrame(group, model.classDefs),
  );
  return new Set(hidden.map(({ id }) => id));
}

/** A style of its own wins over those of its classes. */
function hasNoFrame({ classes, styles }: ModelGroup, classDefs: Model['classDefs']): boolean {
  const uses = [...classes.flatMap(({ name }) => classDefs.get(name) ?? []), ...styles];
  const values = new Map(
    uses.flatMap(({ declarations }) => declarations.map(({ property, value }) => [property, value])),
  );
  const isZero = (property: string): boolean => Number.parseFloat(values.get(property) ?? '') === 0;
  const isUnseen = (property: string): boolean => blendsIn(values.get(property) ?? '');
  return isZero('opacity') || (isUnseen('fill') && (isUnseen('stroke') || isZero('stroke-width')));
}

/** Mermaid's page is white. */
function blendsIn(value: string): boolean {
  const written = value.toLowerCase();
  if (written === 'none' || written === 'transparent') return true;
  const colour = readColour(written);
  return colour !== undefined && (colour.alpha === 0 || Math.min(colour.red, colour.green, colour.blue) === 255);
}
