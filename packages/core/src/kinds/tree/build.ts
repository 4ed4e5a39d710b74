// Builds the model of a tree from checked items, and reports what the statement table cannot check: paths, files that contain
// items, duplicate names.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import type { Checked, Entry, ItemEntry } from '../../grammar/entry.js';
import { quote } from '../../syntax/quote.js';
import type { Source } from '../../text/source.js';
import { titled } from '../entry-meaning.js';
import { fileIcon, isFileName } from '../file-icon.js';
import { isLeftOut, isOfFiles, type NamedItem } from '../file-names.js';
import { itemMeaning } from '../item-meaning.js';
import type { BuildContext } from '../kind.js';
import { report } from './codes.js';
import { type TreeItem, type TreeModel, VIEWS } from './model.js';
import { reportPaths } from './paths.js';

/** What is needed to build an item. */
interface Building {
  readonly context: BuildContext;
  readonly source: Source;
  readonly add: (diagnostic: Diagnostic) => void;
  /** Whether the names are those of files and folders. */
  readonly ofFiles: boolean;
  /** Whether two items of one name are one too many. */
  readonly twins: boolean;
  readonly foldersFirst: boolean;
}

export function buildTree(checked: Checked, context: BuildContext): Outcome<TreeModel> {
  const diagnostics: Diagnostic[] = [];
  const { source } = checked;
  const tops = itemsIn(checked.entries);
  const written = context.header.text('view');
  const view = VIEWS.find((each) => each === written) ?? 'list';
  const ofFiles = isOfFiles(tops.map(named));
  const building: Building = {
    context,
    source,
    add: (each) => {
      diagnostics.push(each);
    },
    ofFiles,
    // Two open positions are alike, two files are not.
    twins: ofFiles || view === 'list',
    foldersFirst: context.header.text('order') === 'folders',
  };
  return { value: { ...titled(checked), tops: siblingsOf(tops, building), view }, diagnostics };
}

function itemsIn(entries: readonly Entry[]): readonly ItemEntry[] {
  return entries.filter((each) => each.shape === 'item');
}

function named({ label, children }: ItemEntry): NamedItem {
  return { name: label.value, inside: itemsIn(children).map(named) };
}

function siblingsOf(entries: readonly ItemEntry[], building: Building): readonly TreeItem[] {
  if (building.ofFiles) reportPaths(building.source, entries, building.add);
  if (building.twins) reportTwins(entries, building);
  const items = entries.map((each) => itemOf(each, building));
  if (!building.foldersFirst) return items;
  return [...items.filter(({ folder }) => folder), ...items.filter(({ folder }) => !folder)];
}

function itemOf(entry: ItemEntry, building: Building): TreeItem {
  const { context, ofFiles, add } = building;
  const inside = itemsIn(entry.children);
  const name = entry.label.value;
  const marked = name.endsWith('/');
  const [child] = inside;
  if (ofFiles && !marked && child !== undefined) reportUnmarked(entry, child, building);
  const folder = marked || inside.length > 0;
  const automatic = ofFiles ? fileIcon(name, folder, context.icons) : undefined;
  return { ...itemMeaning(entry, automatic, context, add), folder, children: siblingsOf(inside, building) };
}

/** An item that contains others but that no slash marks as a folder. */
function reportUnmarked({ label, statement }: ItemEntry, child: ItemEntry, { add }: Building): void {
  const name = label.value;
  const fix = statement.repaired ? undefined : { span: label.span, text: quote(`${name}/`), safe: false };
  add(
    isFileName(name)
      ? report('E681', statement.span, { name, child: child.label.value }, fix)
      : report('W680', statement.span, { name }, fix),
  );
}

/** For paths, the nested lines are reported first. */
function reportTwins(entries: readonly ItemEntry[], { add, source }: Building): void {
  const lines = new Map<string, number>();
  for (const { label, statement, children } of entries) {
    const name = label.value.replace(/\/$/, '');
    if (isLeftOut(name)) continue;
    const line = lines.get(name);
    if (line === undefined) lines.set(name, statement.line);
    else {
      const folder = children.length > 0;
      const fix = folder || statement.repaired ? undefined : wholeLine(source, statement.line);
      add(report('E682', statement.span, { name: label.value, line, folder }, fix));
    }
  }
}

/** Removes a line. */
function wholeLine(
  { text, lineStarts }: Source,
  line: number,
): {
  readonly span: { readonly start: number; readonly end: number };
  readonly text: string;
  readonly safe: boolean;
} {
  const span = { start: lineStarts[line - 1] ?? 0, end: lineStarts[line] ?? text.length };
  return { span, text: '', safe: false };
}
