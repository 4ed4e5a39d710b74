// The picture of a matrix: in, the model; out, the scene: heads over a rule, rows, section headings, and the key below.
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, stack } from '../../../scene/parts/block.js';
import { legend } from '../../../scene/parts/legend.js';
import { picture } from '../../../scene/parts/picture.js';
import type { Scene, SceneNode } from '../../../scene/scene.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { MatrixModel } from '../model.js';
import { continued, PIECE_GAP } from './continued.js';
import { keyEntries } from './key.js';
import { inPanels, PANEL_GAP, sideBySide } from './panels.js';
import { planned, type TablePlan } from './plan.js';
import { across, headBlock, headingBlock, rowBlock } from './rows.js';

/** Above a heading, and above rows that follow a section without one. */
const SECTION_GAP = 8;
/** Approximate height of the column names, px. */
const HEAD = 32;
/** Rows after which the column names are repeated. */
const MOST_ROWS = 30;

export function drawMatrix(model: MatrixModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const plan = planned(model, icons);
  const scene = picture({
    kind: 'matrix',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Matrix',
    description: outline.lines.join('\n'),
    content: tableBlock(model, plan, icons),
    below: (width) => {
      const entries = keyEntries(model, plan.heat, icons);
      return entries.length === 0 ? [] : [legend(entries, width)];
    },
  });
  return { picture: scene };
}

interface Placed {
  readonly block: Block;
  readonly top: number;
  /** A hairline runs above it. */
  readonly ruled: boolean;
}

interface Piece {
  readonly block: Block;
  readonly ruled: boolean;
  /** Space above it, unless it is the first below a head. */
  readonly gap: number;
  /** It introduces the next rows, so it is never last. */
  readonly isHeading: boolean;
}

function tableBlock(model: MatrixModel, plan: TablePlan, icons: IconLookup): Block {
  const pieces = piecesOf(model, plan, icons);
  const height = pieces.reduce((sum, { block, gap }) => sum + block.height + gap, HEAD);
  const parts = continued(model, plan, height);
  if (parts.length > 1)
    return stack(
      parts.map((each) => panelBlock(piecesOf(each.model, each.plan, icons), each.model, each.plan, each.plan.width)),
      PIECE_GAP,
    );
  const width = Math.max(plan.width, ...pieces.map(({ block }) => block.width));
  const panels = inPanels(pieces, width).map((each) => panelBlock(each, model, plan, width));
  const [only] = panels;
  return panels.length === 1 && only !== undefined ? only : sideBySide(panels, PANEL_GAP);
}

function piecesOf(model: MatrixModel, plan: TablePlan, icons: IconLookup): readonly Piece[] {
  const isPlain = !plan.filled;
  return model.groups.flatMap(({ section, rows }) => [
    ...(section === undefined
      ? []
      : [{ block: headingBlock(section, plan.width, icons), ruled: false, gap: SECTION_GAP, isHeading: true }]),
    ...rows.map((each, at) => ({
      block: rowBlock(each, model, plan, icons),
      ruled: isPlain && at > 0,
      gap: at === 0 && section === undefined ? SECTION_GAP : 0,
      isHeading: false,
    })),
  ]);
}

function panelBlock(pieces: readonly Piece[], model: MatrixModel, plan: TablePlan, width: number): Block {
  const placed: Placed[] = [];
  let top = 0;
  const put = (block: Block, ruled: boolean): void => {
    placed.push({ block, top, ruled });
    top += block.height;
  };
  if (model.columns.length > 0) put(headBlock(plan, 'top'), false);
  for (const [i, { block, ruled, gap, isHeading }] of pieces.entries()) {
    top += i === 0 && !isHeading ? 0 : gap;
    put(block, ruled && i > 0);
  }
  const isPlain = !plan.filled;
  const isLong = pieces.length > MOST_ROWS;
  if (isLong) {
    top += isPlain ? 0 : SECTION_GAP;
    put(headBlock(plan, 'foot'), false);
  }
  return {
    width,
    height: top,
    at: ({ x, y }) => [
      ...placed.flatMap((each): readonly SceneNode[] => [
        ...(each.ruled ? [across(x, y + each.top, width, 'hairline')] : []),
        ...each.block.at({ x, y: y + each.top }),
      ]),
      ...(isLong || !isPlain || placed.length === 0 ? [] : [across(x, y + top - 0.5, width, 'hairline')]),
    ],
  };
}
