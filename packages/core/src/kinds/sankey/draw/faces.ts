// Labels of nodes: from a node and its position to a block with its name, small text and what flows through it.
import { wrapWidth } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, row } from '../../../scene/parts/block.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { readingWidth, type TextRun, textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { type SankeyModel, type SankeyNode, throughput } from '../model.js';
import { saidOf } from '../value-text.js';

const ICON = 16;
const ICON_GAP = 6;
const VALUE_GAP = 8;

/** `tight`: the value goes after a name of one line; `anchor`: where its lines are flush. */
export function nodeLabel(
  node: SankeyNode,
  model: SankeyModel,
  icons: IconLookup,
  tight: boolean,
  anchor: 'start' | 'end',
): Block {
  const { label, sub, icon } = node;
  const value = saidOf(throughput(node), model);
  const run = (text: string, style: typeof EDGE_TEXT, fill: 'ink' | 'secondary'): TextRun => {
    return { text, style, fill, maxWidth: readingWidth(text, style, wrapWidth(style)) };
  };
  const name = [run(label, EDGE_TEXT, 'ink'), ...(sub === undefined ? [] : [run(sub, SUB_TEXT, 'secondary')])];
  const valueRuns = value === '' ? [] : [run(value, SUB_TEXT, 'secondary')];
  const words = textBlock(name, anchor);
  const block =
    tight && words.rows.length === 1
      ? row([words, textBlock(valueRuns, 'start')], VALUE_GAP)
      : textBlock([...name, ...valueRuns], anchor);
  return row([iconBlock(namedIcon(icon, icons), ICON, `${node.tone}-stroke`), block], ICON_GAP);
}
