// The meaning of a mind map, apart from how it is written and drawn.
import type { Tone } from '../../scene/scene.js';
import type { Titled } from '../entry-meaning.js';
import type { ItemMeaning } from '../item-meaning.js';
import type { SideNote } from '../note-meaning.js';

export const SHAPES = ['plain', 'box', 'round', 'circle', 'hexagon', 'cloud'] as const;
export type TopicShape = (typeof SHAPES)[number];

export const SIDES = ['both', 'right', 'left'] as const;
export type Sides = (typeof SIDES)[number];

export interface Topic extends ItemMeaning {
  readonly shape: TopicShape;
  /** The tone of its branch, if it has none of its own. */
  readonly colour: Tone;
  readonly children: readonly Topic[];
}

export interface TopicNote extends SideNote {
  /** Undefined for a note below the picture. */
  readonly on?: Topic;
}

export interface MindmapModel extends Titled {
  /** Undefined in a source without one, which is never drawn. */
  readonly root: Topic | undefined;
  readonly sides: Sides;
  readonly notes: readonly TopicNote[];
}

export interface PlacedTopic {
  readonly topic: Topic;
  /** Levels above it. */
  readonly depth: number;
}

/** Every topic, parents first. */
export function everyTopic(root: Topic | undefined): readonly PlacedTopic[] {
  const out: PlacedTopic[] = [];
  const open: PlacedTopic[] = root === undefined ? [] : [{ topic: root, depth: 0 }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    out.push(at);
    const depth = at.depth + 1;
    for (const topic of at.topic.children.toReversed()) open.push({ topic, depth });
  }
  return out;
}
