// Draws a pie: from the model to the scene, with sectors from the top, largest first, each with its label beside it.
import type { Box, Point } from '../../../layout/graph.js';
import type { TextStyle } from '../../../metrics/contract.js';
import { lineHeight } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING, row } from '../../../scene/parts/block.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { picture } from '../../../scene/parts/picture.js';
import { readingWidth, type TextRun, textBlock } from '../../../scene/parts/text-block.js';
import { NODE_TEXT, SUB_TEXT, TITLE_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, Scene, SceneNode, Tone } from '../../../scene/scene.js';
import { SERIES, seriesTones } from '../../../scene/series.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { figuresOf, numberWithUnit, sumOf } from '../figures.js';
import { type PieModel, SLICES, type Slice, shownSlices } from '../model.js';
import { type PlacedLabel, placedLabels } from './labels.js';
import { type Sector, sectorPath, sectorsOf } from './sectors.js';

/** px of the rim; more slices than usual make the pie larger, so that each label is near its slice. */
const RADIUS = 120;
const LARGER = 8;
/** Of the rim. */
const HOLE = 0.6;
/** px at which a label is wrapped, unless one of its words is longer. */
const LABEL_WIDTH = 160;
const ICON = 16;
const ICON_GAP = 6;
/** Between a name and its figures on one line. */
const FIGURES_GAP = 6;
/** Names that the label of "Other" lists, and the maximum length of the list in characters. */
const MOST_NAMES = 6;
const MOST_CHARACTERS = 90;

/** The slices drawn as one sector. */
interface Drawn {
  readonly label: string;
  readonly slices: readonly Slice[];
  readonly tone: Tone;
  readonly sub?: string;
  readonly icon?: string;
}

export function drawPie(model: PieModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const scene = picture({
    kind: 'pie',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: model.donut ? 'Ring' : 'Pie',
    description: outline.lines.join('\n'),
    content: model.slices.length === 0 ? NOTHING : pieBlock(model, icons),
    below: () => [],
  });
  return { picture: scene };
}

function drawnOf(model: PieModel): readonly Drawn[] {
  const { slices, others } = shownSlices(model);
  const tones = ringTones(slices.map(({ tone }) => tone));
  const own = slices.map((slice, i): Drawn => {
    const { label, sub, icon } = slice;
    const more = { ...(sub === undefined ? {} : { sub }), ...(icon === undefined ? {} : { icon }) };
    return { label, slices: [slice], tone: tones[i] ?? 'neutral', ...more };
  });
  if (others.length === 0) return own;
  return [...own, { label: 'Other', slices: others, tone: 'neutral', sub: namesOf(others, model) }];
}

/** The last one is beside the first, so they differ unless both are written. */
function ringTones(written: readonly (Tone | undefined)[]): readonly Tone[] {
  const tones = seriesTones(written);
  const [first] = tones;
  if (tones.length < 3 || tones.at(-1) !== first || written.at(-1) !== undefined) return tones;
  const other = SERIES.find((each) => each !== first && each !== tones.at(-2));
  return [...tones.slice(0, -1), other ?? 'neutral'];
}

/** Each name with its figures, or only the names, or only their count: the fullest that has room. */
function namesOf(others: readonly Slice[], model: PieModel): string {
  const full = others.map((each) => `${oneLine(each.label)} ${figuresOf([each], model)}`.trim()).join(', ');
  const names = others.map(({ label }) => oneLine(label)).join(', ');
  const fitting = others.length > MOST_NAMES ? [] : [full, names].filter((each) => each.length <= MOST_CHARACTERS);
  return fitting[0] ?? `${others.length} slices`;
}

function pieBlock(model: PieModel, icons: IconLookup): Block {
  const drawings = drawnOf(model);
  const sectors = sectorsOf(drawings.map(({ slices }) => sumOf(slices)));
  const radius = RADIUS + LARGER * Math.max(0, drawings.length - SLICES.usual);
  const labels = placedLabels(
    drawings.map((each, i) => ({
      sector: sectors[i] ?? { from: 0, to: 0 },
      label: labelBlock(each, model, icons, drawings.length > SLICES.usual),
      line: lineHeight(NODE_TEXT) / 2,
      own: spanOf(each),
    })),
    radius,
  );
  const box = boundsOf(labels, radius);
  const hole = HOLE * radius;
  return {
    width: box.width,
    height: box.height,
    at: (corner) => {
      const centre = { x: Math.round(corner.x - box.x), y: Math.round(corner.y - box.y) };
      return [
        ...drawings.flatMap((each, i) =>
          sectorPart(each, sectors[i], { centre, radius, hole: model.donut ? hole : 0 }, model),
        ),
        ...(model.donut ? centreWords(model, centre, hole) : []),
        ...labels.map((each) => labelPart(each, centre)),
      ];
    },
  };
}

/** `tight`: the figures go after a name of one line. */
function labelBlock({ label, slices, sub, icon }: Drawn, model: PieModel, icons: IconLookup, tight: boolean): Block {
  const run = (text: string, style: TextStyle, fill: TextRun['fill']): readonly TextRun[] =>
    text === '' ? [] : [{ text, style, fill, maxWidth: readingWidth(text, style, LABEL_WIDTH) }];
  const name = run(label, NODE_TEXT, 'ink');
  const figures = run(figuresOf(slices, model), SUB_TEXT, 'ink');
  const short = textBlock(name, 'start');
  const words =
    tight && sub === undefined && short.rows.length === 1
      ? row([short, textBlock(figures, 'start')], FIGURES_GAP)
      : textBlock([...name, ...figures, ...run(sub ?? '', SUB_TEXT, 'secondary')], 'start');
  const art = iconBlock(namedIcon(icon, icons), ICON, 'ink');
  return art.width === 0 ? words : topped(art, words);
}

/** An icon beside the first line. */
function topped(art: Block, words: Block): Block {
  const lead = row([art, { width: 1, height: lineHeight(NODE_TEXT), at: () => [] }], ICON_GAP - 1);
  return {
    width: lead.width + words.width,
    height: words.height,
    at: ({ x, y }) => [...lead.at({ x, y }), ...words.at({ x: x + lead.width, y })],
  };
}

/** Around the pie and all its labels. */
function boundsOf(labels: readonly PlacedLabel[], radius: number): Box {
  const boxes = labels.map(({ corner, named }) => ({ ...corner, ...named.label }));
  const x = Math.floor(Math.min(-radius, ...boxes.map((each) => each.x)));
  const y = Math.floor(Math.min(-radius, ...boxes.map((each) => each.y)));
  const right = Math.ceil(Math.max(radius, ...boxes.map((each) => each.x + each.width)));
  const bottom = Math.ceil(Math.max(radius, ...boxes.map((each) => each.y + each.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function spanOf({ slices: [first] }: Pick<Drawn, 'slices'>): Pick<PartNode, 'span'> {
  return first === undefined ? {} : { span: first.span };
}

/** A slice of 0 has a label and no sector. */
function sectorPart(
  { label, slices, tone }: Drawn,
  sector: Sector | undefined,
  { centre, radius, hole }: { readonly centre: Point; readonly radius: number; readonly hole: number },
  model: PieModel,
): readonly PartNode[] {
  if (sector === undefined || sector.to <= sector.from) return [];
  const [slice] = slices;
  const figures = figuresOf(slices, model);
  const own = slices.length === 1 ? slice : undefined;
  return [
    {
      type: 'part',
      part: 'mark',
      ...spanOf({ slices }),
      label: `${oneLine(label)}${figures === '' ? '' : `: ${figures}`}`,
      ...(own?.desc === undefined ? {} : { description: own.desc }),
      ...(own?.link === undefined ? {} : { link: own.link }),
      children: [
        {
          type: 'path',
          steps: sectorPath(centre, sector, radius, hole),
          fill: `${tone}-strong`,
          stroke: 'canvas',
          strokeWidth: 2,
        },
      ],
    },
  ];
}

function labelPart({ named, corner, leader, side }: PlacedLabel, centre: Point): PartNode {
  const at = ({ x, y }: Point): Point => ({ x: centre.x + x, y: centre.y + y });
  const words = named.label.at(at(corner));
  return {
    type: 'part',
    part: 'label',
    ...named.own,
    children: [
      {
        type: 'connector',
        points: leader.map(at),
        cornerRadius: 3,
        stroke: 'line',
        strokeWidth: 1,
        dash: 'solid',
        startHead: false,
        endHead: false,
        animate: false,
      },
      ...(side === 'right' ? words : flushRight(words, centre.x + corner.x + named.label.width)),
    ],
  };
}

/** Each line ends where the leader does; an icon is in front of the first. A label of one line does so already. */
function flushRight(words: readonly SceneNode[], right: number): readonly SceneNode[] {
  const [first, second] = words.filter((each) => each.type === 'text');
  if (first !== undefined && second !== undefined && second.x > first.x)
    return words.map((each) => (each === second ? { ...second, x: right, anchor: 'end' } : each));
  return words.map((each) => {
    if (each.type === 'text') return { ...each, x: right, anchor: 'end' };
    return each.type === 'icon' ? { ...each, x: right - (first?.width ?? 0) - ICON_GAP - ICON } : each;
  });
}

/** The sum, if the ring shows numbers. */
function centreWords(model: PieModel, { x, y }: Point, hole: number): readonly SceneNode[] {
  const { values, unit, slices, total } = model;
  if (values === 'percent' || values === 'none' || unit?.trim() === '%' || !Number.isFinite(total)) return [];
  const sum = numberWithUnit(slices, model);
  const fits = (style: TextStyle): boolean =>
    textBlock([{ text: sum, style, fill: 'ink', maxWidth: 2 * hole }], 'middle').width <= 1.6 * hole;
  const style = fits(TITLE_TEXT) ? TITLE_TEXT : NODE_TEXT;
  const words = textBlock(
    [
      { text: sum, style, fill: 'ink', maxWidth: 1.6 * hole },
      { text: 'in all', style: SUB_TEXT, fill: 'secondary', maxWidth: 1.6 * hole },
    ],
    'middle',
  );
  return words.at({ x: x - words.width / 2, y: y - words.height / 2 });
}
