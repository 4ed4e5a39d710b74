// Builds the model of a mind map from checked items, with the colour of every branch, and reports what the statement table
// cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type Entry, type ItemEntry, textOf } from '../../grammar/entry.js';
import type { Tone } from '../../scene/scene.js';
import { seriesTones } from '../../scene/series.js';
import { oneLine, shortened } from '../../text/one-line.js';
import { titled, toneOf } from '../entry-meaning.js';
import { itemMeaning } from '../item-meaning.js';
import type { BuildContext } from '../kind.js';
import { productIcon } from '../product-icon.js';
import { report } from './codes.js';
import { type MindmapModel, SHAPES, SIDES, type Topic } from './model.js';
import { notesOf } from './notes.js';

/** The topics directly below one. */
const MOST_CHILDREN = 20;

interface Building {
  readonly context: BuildContext;
  readonly add: (diagnostic: Diagnostic) => void;
}

export function buildMindmap(checked: Checked, context: BuildContext): Outcome<MindmapModel> {
  const diagnostics: Diagnostic[] = [];
  const building: Building = {
    context,
    add: (each) => {
      diagnostics.push(each);
    },
  };
  const written = context.header.text('sides');
  const [first] = itemsIn(checked.entries);
  const root = first === undefined ? undefined : rootOf(first, building);
  const value: MindmapModel = {
    ...titled(checked),
    root,
    sides: SIDES.find((each) => each === written) ?? 'both',
    notes: notesOf(checked.entries, root, building.add),
  };
  return { value, diagnostics };
}

function itemsIn(entries: readonly Entry[]): readonly ItemEntry[] {
  return entries.filter((each) => each.shape === 'item');
}

/** The root has a colour for itself only; the colour of a branch applies to everything below it. */
function rootOf(entry: ItemEntry, building: Building): Topic {
  const branches = itemsIn(entry.children);
  const colours = seriesTones(branches.map(toneOf));
  reportChildren(entry, branches, building);
  return {
    ...ownOf(entry, toneOf(entry) ?? 'neutral', building),
    children: branches.map((each, i) => topicOf(each, colours[i] ?? 'neutral', building)),
  };
}

function topicOf(entry: ItemEntry, above: Tone, building: Building): Topic {
  const colour = toneOf(entry) ?? above;
  const children = itemsIn(entry.children);
  reportChildren(entry, children, building);
  return { ...ownOf(entry, colour, building), children: children.map((each) => topicOf(each, colour, building)) };
}

function ownOf(entry: ItemEntry, colour: Tone, { context, add }: Building): Omit<Topic, 'children'> {
  const shape = textOf(entry, 'shape');
  return {
    ...itemMeaning(entry, productIcon(entry, entry.label.value, context), context, add),
    shape: SHAPES.find((each) => each === shape) ?? 'plain',
    colour,
  };
}

function reportChildren(entry: ItemEntry, children: readonly ItemEntry[], { add }: Building): void {
  const lines = new Map<string, number>();
  for (const { label, statement } of children) {
    const name = oneLine(label.value);
    const line = lines.get(name);
    if (line === undefined) lines.set(name, statement.line);
    else add(report('W670', statement.span, { label: shortened(name), line }));
  }
  const count = children.length;
  if (count > MOST_CHILDREN)
    add(report('W671', entry.statement.span, { label: shortened(entry.label.value), count, limit: MOST_CHILDREN }));
}
