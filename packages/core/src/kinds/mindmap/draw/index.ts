// Draws a mind map: from the model to the scene, with the root in the middle, tapering branches and one tone per branch.
import type { Point } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { rowSizes } from '../../../scene/parts/equal-sizes.js';
import { picture } from '../../../scene/parts/picture.js';
import type { PartNode, PathShape, Scene } from '../../../scene/scene.js';
import { type DrawnNote, drawnNotes, looseNotes, NOTES_WIDTH } from '../../drawn-notes.js';
import type { Made } from '../../layout-reports.js';
import { withNarrowNames } from '../../narrow-names.js';
import type { Outline } from '../../outline.js';
import { everyTopic, type MindmapModel, type Topic } from '../model.js';
import type { Arrangement, Branch, MapNode } from './arrangement.js';
import { angledBranch, curvedBranch, tie } from './branches.js';
import { fitted, PART_GAP } from './proportions.js';
import { type DrawnTopic, drawnTopic, grownNote } from './topics.js';

export function drawMindmap(model: MindmapModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const notes = drawnNotes(model.notes);
  const grown = new Map<Topic, DrawnNote[]>();
  model.notes.forEach(({ on }, i) => {
    const note = notes[i];
    if (on !== undefined && note !== undefined) grown.set(on, [...(grown.get(on) ?? []), note]);
  });
  const loose = notes.filter((_, i) => model.notes[i]?.on === undefined);
  const topics = everyTopic(model.root);
  const content = withNarrowNames(
    topics.length,
    (wrap) => {
      const drawings: ReadonlyMap<Topic, Drawn> = new Map(
        topics.map((each) => [
          each.topic,
          {
            topic: drawnTopic(each, icons, wrap),
            notes: (grown.get(each.topic) ?? []).map((note) => grownNote(note, each.depth + 1)),
          },
        ]),
      );
      const root = model.root && nodeOf(model.root, drawings.get(model.root)?.topic, drawings);
      return root === undefined ? NOTHING : sideBySide(fitted(root, model.sides).map(partBlock));
    },
    (block) => block,
  );
  const scene = picture({
    kind: 'mindmap',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Mind map',
    description: outline.lines.join('\n'),
    content,
    below: (width) => [looseNotes(loose, Math.max(width, NOTES_WIDTH))],
  });
  return { picture: scene };
}

interface Drawn {
  readonly topic: DrawnTopic;
  readonly notes: readonly DrawnTopic[];
}

function nodeOf(of: Topic, own: DrawnTopic | undefined, drawings: ReadonlyMap<Topic, Drawn>): MapNode | undefined {
  if (own === undefined) return undefined;
  const sizes = evened(of.children.flatMap((each) => drawings.get(each)?.topic ?? []));
  const topics = of.children.flatMap((each, i) => nodeOf(each, sizes[i], drawings) ?? []);
  const notes = (drawings.get(of)?.notes ?? []).map((note): MapNode => ({ drawn: note, again: false, children: [] }));
  return { drawn: own, again: false, children: [...topics, ...notes] };
}

/** Neighbouring boxes of one shape get the same width if theirs are close. */
function evened(topics: readonly DrawnTopic[]): readonly DrawnTopic[] {
  const sizes = rowSizes(topics.map(({ width, height, family }) => ({ width, height, family })));
  return topics.map((each, i) => (EVENED.has(each.family) ? { ...each, ...sizes[i] } : each));
}

/** Circles and clouds look right only in their own size, and bare text has no edge. */
const EVENED: ReadonlySet<string> = new Set(['card', 'box', 'round', 'hexagon']);

/** Each centred on the highest. */
function sideBySide(blocks: readonly Block[]): Block {
  const height = Math.max(0, ...blocks.map((each) => each.height));
  return {
    width: blocks.reduce((sum, each) => sum + each.width, PART_GAP * (blocks.length - 1)),
    height,
    at: ({ x, y }) => {
      let left = x;
      return blocks.flatMap((each) => {
        const nodes = each.at({ x: left, y: y + (height - each.height) / 2 });
        left += each.width + PART_GAP;
        return nodes;
      });
    },
  };
}

function partBlock({ width, height, spots, branches }: Arrangement): Block {
  return {
    width,
    height,
    at: ({ x, y }) => [
      ...branches.map(
        (each): PartNode => ({
          type: 'part',
          part: each.child.drawn.family === 'note' ? 'mark' : 'edge',
          span: each.child.drawn.span,
          children: [branchPath(each, { x, y })],
        }),
      ),
      ...spots.map(({ node, box }) => node.drawn.part({ ...box, x: box.x + x, y: box.y + y }, node.again)),
    ],
  };
}

function branchPath({ from, to, parent, child, form }: Branch, by: Point): PathShape {
  const start = { x: from.x + by.x, y: from.y + by.y };
  const end = { x: to.x + by.x, y: to.y + by.y };
  const tone = child.drawn.colour;
  if (child.drawn.family === 'note') return { ...tie(start, end, form), stroke: `${tone}-stroke`, dash: 'dotted' };
  return form === 'angled' ? angledBranch(start, end, tone) : curvedBranch(start, end, parent.drawn.depth, tone);
}
