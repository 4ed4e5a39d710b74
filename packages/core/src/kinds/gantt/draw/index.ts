// The picture of a plan: in, the model; out, the scene: an axis of days or hours, bars in their sections, and dependencies.
import type { Box, Point } from '../../../layout/graph.js';
import { MOST_RATIO } from '../../../layout/page.js';
import type { IconLookup } from '../../../scene/icon.js';
import { bandTitle } from '../../../scene/parts/band.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { picture } from '../../../scene/parts/picture.js';
import type { PartNode, Scene, SceneNode } from '../../../scene/scene.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { GanttModel, Section } from '../model.js';
import { axisHeight, axisNames, gridLines, level, shades } from './axis.js';
import { planStrip, rowParts } from './bars.js';
import type { Ways } from './dependencies.js';
import { ganttLegend } from './legend.js';
import { dependenciesOf, dependencyLines } from './lines.js';
import { type Places, pageOf, placesOf } from './places.js';
import { rowFaces } from './rows.js';
import { type Down, downOf, SECTION_AIR, type SectionBand } from './rows-down.js';
import { placeOf } from './scale.js';
import { yielding } from './text-moves.js';
import { CHIP_GAP, chipLeft, todayChip, todayLine } from './today.js';

/** px between the titles of sections and the axis. */
const LEAD_GAP = 16;
/** A taller chart has its axis at the bottom too. */
const TALL = 900;

/** How often a picture that is too wide for its height is drawn on a narrower page. */
const MOST_NARROWER = 3;

export function drawGantt(model: GanttModel, icons: IconLookup, outline: Outline): Made<Scene> {
  let page = pageOf(model.rows.length);
  let scene = sceneOn(page, model, icons, outline);
  for (let i = 0; i < MOST_NARROWER && scene.width > MOST_RATIO * scene.height; i++) {
    page = Math.max(0, page - (scene.width - MOST_RATIO * scene.height));
    scene = sceneOn(page, model, icons, outline);
  }
  return { picture: scene };
}

function sceneOn(page: number, model: GanttModel, icons: IconLookup, outline: Outline): Scene {
  const arrangement = model.rows.length === 0 ? undefined : arranged(model, icons, page);
  return picture({
    kind: 'gantt',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Gantt chart',
    description: outline.lines.join('\n'),
    content: arrangement === undefined ? NOTHING : chart(arrangement),
    below: (width) => [
      arrangement === undefined
        ? NOTHING
        : ganttLegend(
            model,
            arrangement.places.rows.map(({ face }) => face),
            shades(arrangement.places.scale, model.daysOff).length > 0,
            width,
          ),
    ],
  });
}

interface Arranged {
  readonly model: GanttModel;
  readonly titles: readonly Block[];
  /** px left of the axis. */
  readonly lead: number;
  readonly places: Places;
  readonly ways: Ways;
  readonly down: Down;
}

function arranged(model: GanttModel, icons: IconLookup, page: number): Arranged {
  const titles = model.sections.map((each) => sectionTitle(each, icons));
  const widest = titles.reduce((most, each) => Math.max(most, each.width), 0);
  const lead = widest === 0 ? 0 : Math.ceil(widest) + LEAD_GAP;
  const places = placesOf(model, rowFaces(model, icons), page - lead, todayChip(model).width);
  const { rows, ways } = yielding(places.rows, dependenciesOf(model), places.width);
  return { model, titles, lead, places: { ...places, rows }, ways, down: downOf(model, rows, ways.tracks, titles) };
}

function sectionTitle({ label, sub, icon, tone = 'neutral' }: Section, icons: IconLookup): Block {
  if (label === '' && sub === undefined) return NOTHING;
  const art = namedIcon(icon, icons);
  return bandTitle({ label, ...(sub === undefined ? {} : { sub }), ...(art === undefined ? {} : { icon: art }), tone });
}

function chart({ model, titles, lead, places, ways, down }: Arranged): Block {
  const { scale, rows } = places;
  const names = axisHeight(scale);
  const chip = todayChip(model);
  const strip = chip.height === 0 ? 0 : chip.height + 2 * CHIP_GAP;
  const width = lead + Math.max(places.width, ways.width);
  const isTall = down.height > TALL;
  return {
    width,
    height: names + strip + down.height + (isTall ? names : 0),
    at: ({ x, y }) => {
      const plot = { x: x + lead, y: y + names + strip };
      const chipTop = y + names + CHIP_GAP;
      const { today } = model;
      const words = wordsBeside(places, down, plot);
      return [
        ...shadings(model, places, plot, down),
        ...gridLines(scale, { x: plot.x, y }, { names, height: strip + down.height, words }),
        ...down.bands.slice(1).map(({ top }) => level(x, x + width, plot.y + top, 'hairline')),
        ...down.bands.flatMap((each) => titlePart(each, titles, model, { x, y: plot.y })),
        ...todayLine(model, places, down, plot, chipTop + chip.height, words),
        ...rows.flatMap((each, i) => planStrip(each, { x: plot.x, y: plot.y + (down.tops[i] ?? 0) })),
        ...dependencyLines(model, ways, rows, down, plot),
        ...rows.flatMap((each, i) => rowParts(each, model, { x: plot.x, y: plot.y + (down.tops[i] ?? 0) })),
        axisNames(scale, { x: plot.x, y }),
        ...(isTall ? [axisNames(scale, { x: plot.x, y: plot.y + down.height })] : []),
        ...(today === undefined ? [] : chip.at({ x: plot.x + chipLeft(today, places, chip), y: chipTop })),
      ];
    },
  };
}

/** Where the texts beside bars are. */
function wordsBeside({ rows }: Places, { tops }: Down, { x, y }: Point): readonly Box[] {
  return rows.flatMap(({ words, wordsAt, wordsX, height }, i) =>
    wordsAt === 'inside'
      ? []
      : [
          {
            x: x + wordsX,
            y: y + (tops[i] ?? 0) + (height - words.height) / 2,
            width: words.width,
            height: words.height,
          },
        ],
  );
}

function shadings(model: GanttModel, { scale }: Places, { x, y }: Point, { height }: Down): readonly SceneNode[] {
  return shades(scale, model.daysOff).map(([first, last]) => {
    const left = placeOf(scale, Math.max(first, scale.from));
    return {
      type: 'rect',
      x: x + left,
      y,
      width: placeOf(scale, Math.min(last + 1, scale.to)) - left,
      height,
      fill: 'neutral-fill',
    };
  });
}

function titlePart(
  { section, top }: SectionBand,
  titles: readonly Block[],
  { sections }: GanttModel,
  { x, y }: Point,
): readonly PartNode[] {
  const [title, of] = section === undefined ? [] : [titles[section], sections[section]];
  if (title === undefined || of === undefined || title.width === 0) return [];
  return [
    {
      type: 'part',
      part: 'label',
      span: of.span,
      ...(of.desc === undefined ? {} : { description: of.desc }),
      ...(of.link === undefined ? {} : { link: of.link }),
      children: title.at({ x, y: y + top + SECTION_AIR + 2 }),
    },
  ];
}
