// Draws a mind map: from the model to the scene, with the root in the middle, tapering branches and one tone per branch.
import type { Point } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { rowSizes } from '../../../scene/parts/equal-sizes.js';
import { picture } from '../../../scene/parts/picture.js';
import type { PartNode, PathShape, Scene } from '../../../scene/scene.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { everyTopic, type MindmapModel, type Topic } from '../model.js';
import type { Arrangement, Branch, MapNode } from './arrangement.js';
import { angledBranch, curvedBranch } from './branches.js';
import { fitted, PART_GAP } from './proportions.js';
import { type DrawnTopic, drawnTopic } from './topics.js';

export function drawMindmap(model: MindmapModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const drawn = new Map(everyTopic(model.root).map((each) => [each.topic, drawnTopic(each, icons)]));
  const first = model.root === undefined ? undefined : drawn.get(model.root);
  const root = first && nodeOf(first, drawn);
  const scene = picture({
    kind: 'mindmap',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Mind map',
    description: outline.lines.join('\n'),
    content: root === undefined ? NOTHING : sideBySide(fitted(root, model.sides).map(partBlock)),
    below: () => [],
  });
  return { picture: scene };
}

function nodeOf(own: DrawnTopic, drawn: ReadonlyMap<Topic, DrawnTopic>): MapNode {
  const children = own.topic.children.flatMap((each) => drawn.get(each) ?? []);
  return { drawn: own, again: false, children: evened(children).map((each) => nodeOf(each, drawn)) };
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
      ...branches.map((each): PartNode => ({ type: 'part', part: 'edge', children: [branchPath(each, { x, y })] })),
      ...spots.map(({ node, box }) => node.drawn.part({ ...box, x: box.x + x, y: box.y + y }, node.again)),
    ],
  };
}

function branchPath({ from, to, parent, child, form }: Branch, by: Point): PathShape {
  const start = { x: from.x + by.x, y: from.y + by.y };
  const end = { x: to.x + by.x, y: to.y + by.y };
  const tone = child.drawn.topic.colour;
  return form === 'angled' ? angledBranch(start, end, tone) : curvedBranch(start, end, parent.drawn.depth, tone);
}
