// Flaws in the geometry of a picture: from a scene to one line per flaw, none for a correct picture.
import type { Box } from '../../../layout/graph.js';
import { holds, inkBox, overlap, parts, primitives, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import type { ConnectorShape, Part, PartNode, Scene, SceneNode } from '../../../scene/scene.js';

/** Tolerance for rounding, px. */
const CLOSE = 0.01;
/** Minimum px between a frame and the one around it. */
const INSET = 8;
const SOLID: readonly Part[] = ['node', 'note', 'label'];

interface Thing {
  readonly name: string;
  readonly box: Box;
}

export function flawsOf({ nodes, width, height }: Scene): readonly string[] {
  const page = { x: 0, y: 0, width, height };
  const words: readonly Thing[] = texts(nodes).map((each) => ({ name: `'${each.text}'`, box: inkBox(each) }));
  const solid = SOLID.flatMap((part) => parts(nodes, part)).flatMap(thingOf);
  const frames = parts(nodes, 'group').flatMap(thingOf);
  return [
    ...primitives(nodes)
      .flatMap(boxesOf)
      .flatMap((box) => (holds(page, box, CLOSE) ? [] : [`${shown(box)} leaves the page`])),
    ...[...SOLID, 'group' as const].flatMap((part) => parts(nodes, part).flatMap(leaving)),
    ...pairs(words).flatMap(touching),
    ...pairs(solid).flatMap(touching),
    ...pairs(frames).flatMap(([a, b]) =>
      holds(a.box, b.box, -INSET) || holds(b.box, a.box, -INSET) ? [] : touching([a, b]),
    ),
  ];
}

/** A part as its first shape bounds it. */
function thingOf(part: PartNode): readonly Thing[] {
  const box = part.children.map(shapeBox).find((each) => each !== undefined);
  return box === undefined ? [] : [{ name: `${part.part} ${part.id ?? part.label ?? ''}`, box }];
}

function leaving(part: PartNode): readonly string[] {
  return thingOf(part).flatMap(({ name, box }) =>
    texts(part.children).flatMap((text) => (holds(box, inkBox(text), CLOSE) ? [] : [`'${text.text}' leaves ${name}`])),
  );
}

function touching([a, b]: readonly [Thing, Thing]): readonly string[] {
  return overlap(a.box, b.box) ? [`${a.name} and ${b.name} overlap: ${shown(a.box)}, ${shown(b.box)}`] : [];
}

function pairs(of: readonly Thing[]): readonly (readonly [Thing, Thing])[] {
  return of.flatMap((one, i) => of.slice(i + 1).map((other) => [one, other] as const));
}

function boxesOf(node: Exclude<SceneNode, PartNode>): readonly Box[] {
  if (node.type === 'text') return [inkBox(node)];
  if (node.type === 'connector') return [lineBox(node)];
  return [shapeBox(node) ?? []].flat();
}

function lineBox({ points }: ConnectorShape): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function shown({ x, y, width, height }: Box): string {
  return `${Math.round(width)} x ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
}
