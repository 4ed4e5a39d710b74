// Draws a sankey: from the model to the scene, with nodes in columns and flows between them, as high as their values. Labels
// are outside the first and the last column, and in or above the nodes between, where no flow passes.
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { picture } from '../../../scene/parts/picture.js';
import type { PartNode, Scene, SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { type SankeyFlow, type SankeyModel, type SankeyNode, throughput } from '../model.js';
import { saidOf } from '../value-text.js';
import { type FlowLabels, flowLabels, labelNodes, listedLabel } from './flow-labels.js';
import { gapsOf } from './gaps.js';
import { type Column, type PlacedFlow, type Plan, planOf } from './plan.js';
import { type Bend, ribbon } from './ribbons.js';
import { tonesOf } from './tones.js';

const BAR = 4;

export function drawSankey(model: SankeyModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const plan = planOf(model, icons);
  const labels = plan === undefined ? undefined : flowLabels(plan.flows, plan.columns, model);
  const scene = picture({
    kind: 'sankey',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Sankey',
    description: outline.lines.join('\n'),
    content: plan === undefined || labels === undefined ? NOTHING : planBlock(plan, labels, model),
    below: (width) => (labels === undefined ? [] : labels.left.map((each) => listedLabel(each, model, width))),
  });
  return { picture: scene };
}

function planBlock(plan: Plan, labels: FlowLabels, model: SankeyModel): Block {
  const tones = tonesOf(model);
  return {
    width: snapUp(plan.width, 4),
    height: snapUp(plan.height, 4),
    at: ({ x, y }) => [
      ...flowParts(plan, model, tones, x, y),
      ...plan.columns.flatMap((column) => nodeParts(column, model, tones, x, y)),
      ...labels.placed.map((each): PartNode => {
        const of = model.flows[each.flow];
        const tone = flowTone(of, model, tones);
        const own = of === undefined ? {} : { span: of.span };
        return { type: 'part', part: 'label', ...own, children: labelNodes(each, tone, { x, y }) };
      }),
    ],
  };
}

function flowTone(flow: SankeyFlow | undefined, { tones: end }: SankeyModel, tones: ReadonlyMap<string, Tone>): Tone {
  return flow?.tone ?? tones.get((end === 'target' ? flow?.to : flow?.from) ?? '') ?? 'neutral';
}

function flowParts(
  { flows }: Plan,
  model: SankeyModel,
  tones: ReadonlyMap<string, Tone>,
  x: number,
  y: number,
): readonly PartNode[] {
  const names = new Map(model.nodes.map(({ id, label }) => [id, label]));
  const moved = flows.map(({ bends, ...flow }): PlacedFlow => {
    const at = ({ left, right, fromTop, toTop }: Bend): Bend => ({
      left: left + x,
      right: right + x,
      fromTop: fromTop + y,
      toTop: toTop + y,
    });
    return { ...flow, bends: bends.map(at) };
  });
  const gaps = gapsOf(moved);
  return moved.flatMap(({ flow, height, bends }, i): readonly PartNode[] => {
    const of = model.flows[flow];
    if (of === undefined) return [];
    const tone = flowTone(of, model, tones);
    const valueText = saidOf(of.value, { ...model, values: 'both' });
    return [
      {
        type: 'part',
        part: 'edge',
        span: of.span,
        label: oneLine(`${names.get(of.from) ?? of.from} to ${names.get(of.to) ?? of.to}: ${valueText}`),
        ...(of.desc === undefined ? {} : { description: of.desc }),
        ...(of.link === undefined ? {} : { link: of.link }),
        children: [
          ...(gaps[i] ?? []).map((steps): SceneNode => ({ type: 'path', steps, fill: 'canvas' })),
          ribbon(bends, height, tone),
        ],
      },
    ];
  });
}

function nodeParts(
  column: Column,
  model: SankeyModel,
  tones: ReadonlyMap<string, Tone>,
  x: number,
  y: number,
): readonly PartNode[] {
  return column.spots.map(({ node, top, height, label, at }): PartNode => {
    const tone = tones.get(node.id) ?? 'neutral';
    const box = { x: x + column.left, y: y + top, width: column.width, height };
    return {
      type: 'part',
      part: 'mark',
      id: node.id,
      span: node.span,
      ...partTexts(node, model),
      children: [...body(box, tone, column.outer), ...label.at({ x: x + at.x, y: y + at.y })],
    };
  });
}

function body(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  tone: Tone,
  outer: boolean,
): readonly SceneNode[] {
  if (outer || box.height < 3) return [{ type: 'rect', ...box, fill: `${tone}-stroke` }];
  const inset = { x: box.x + 0.5, y: box.y + 0.5, width: box.width - 1, height: box.height - 1 };
  return [
    { type: 'rect', ...inset, fill: `${tone}-fill`, stroke: `${tone}-stroke`, strokeWidth: 1 },
    { type: 'rect', ...box, width: BAR, fill: `${tone}-stroke` },
    { type: 'rect', ...box, x: box.x + box.width - BAR, width: BAR, fill: `${tone}-stroke` },
  ];
}

function partTexts(node: SankeyNode, model: SankeyModel): Pick<PartNode, 'label' | 'description' | 'link'> {
  const valueText = saidOf(throughput(node), { ...model, values: 'both' });
  return {
    label: oneLine(`${node.label} ${node.sub ?? ''} ${valueText}`),
    ...(node.desc === undefined ? {} : { description: node.desc }),
    ...(node.link === undefined ? {} : { link: node.link }),
  };
}
