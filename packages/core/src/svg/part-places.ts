// Which statements the elements of a picture come from, for editors, since the picture doesn't say it: in, the nodes of a scene; out, its parts in the
// order of their elements (those with a `data-` attribute named after a kind of part), and the texts that have statements of their own.
import type { Part, PartNode, SceneNode } from '../scene/scene.js';
import { isShown } from './text-element.js';

type Span = NonNullable<PartNode['span']>;

export interface PlacedPart {
  readonly part: Exclude<Part, 'row'>;
  /** As in its attribute. */
  readonly id?: string;
  /** What a screen reader says. */
  readonly label?: string;
  readonly span?: Span;
}

/** Texts from the `first` up to, but not including, the one at `end`, counted over all `text` elements of the picture. */
export interface PlacedTexts {
  readonly span: Span;
  readonly first: number;
  readonly end: number;
}

export interface PartPlaces {
  readonly parts: readonly PlacedPart[];
  readonly texts: readonly PlacedTexts[];
}

export function partPlaces(nodes: readonly SceneNode[]): PartPlaces {
  const parts: PlacedPart[] = [];
  const texts: PlacedTexts[] = [];
  let count = 0;
  const walk = (inside: readonly SceneNode[]): void => {
    for (const node of inside) {
      if (node.type === 'text' && isShown(node)) count++;
      if (node.type !== 'part') continue;
      const { part, id, label, span } = node;
      const first = count;
      if (part !== 'row') {
        const known = { ...(id === undefined ? {} : { id }), ...(label === undefined ? {} : { label }) };
        parts.push({ part, ...known, ...(span === undefined ? {} : { span }) });
      }
      walk(node.children);
      if (part === 'row' && span !== undefined && count > first) texts.push({ span, first, end: count });
    }
  };
  walk(nodes);
  return { parts, texts };
}
