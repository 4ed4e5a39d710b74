// The reader of trees: in, listings and drawings of folders; out, the tree of their contents.
import type { ImportFile, ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import { isDiagram, readDiagramLines } from './diagram-lines.js';
import { addEntry, type Entry, newRoot } from './forest.js';
import { readTreeJson } from './json.js';
import { linesOf } from './lines.js';
import type { Listing } from './listing.js';
import { isLs, readLs } from './ls.js';
import { isIndented, readIndented, readPaths } from './paths.js';
import { pictureOf } from './picture.js';
import { titleOf } from './title.js';

const NOTHING = { draft: { header: { kind: 'tree' }, statements: [] }, origins: [] };

interface Read {
  readonly file: ImportFile;
  readonly listing: Listing;
}

export const read: ImportReader = ({ files }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const listings: Read[] = [];
  for (const file of files) {
    const listing = listingOf(file);
    if (listing === undefined) continue;
    if ('problem' in listing) diagnostics.push(listing.problem);
    else listings.push({ file, listing });
  }
  const [first] = listings;
  const leftOut: readonly LeftOut[] = listings.flatMap(({ listing }) => listing.leftOut);
  if (diagnostics.length > 0) return { diagnostics, leftOut };
  if (!first) return { drafted: NOTHING, diagnostics, leftOut };
  const [whole, comment] =
    listings.length === 1 ? [first.listing.root, first.listing.rootComment] : [together(listings)];
  const title = listings.length === 1 ? titleOf(first.file.path, first.listing.rootName) : 'Folders';
  const picture = pictureOf(whole, title, comment);
  return { ...picture, leftOut, diagnostics: picture.told };
};

function listingOf(file: ImportFile): Listing | { readonly problem: PlacedDiagnostic } | undefined {
  if (/^\s{0,99}\[\s{0,99}\{/.test(file.content)) return readTreeJson(file);
  const lines = linesOf(file);
  const [first] = lines;
  if (!first || lines.every(({ text }) => !/[\p{L}\p{N}]/u.test(text.slice(0, 500)))) return undefined;
  const listing = isDiagram(lines)
    ? readDiagramLines(lines)
    : isLs(lines)
      ? readLs(lines)
      : isIndented(lines)
        ? readIndented(lines)
        : readPaths(lines);
  const reason = 'it is neither a listing of folders nor a drawn tree';
  return (
    listing ?? { problem: placed('I110', first.place, { reason, instead: 'Use the output of tree, ls -R or find.' }) }
  );
}

/** Several listings are placed side by side, each in a folder with its title. */
function together(listings: readonly Read[]): Entry {
  const root = newRoot({ file: listings[0]?.file.path ?? '', span: { start: 0, end: 0 } });
  for (const { file, listing } of listings) {
    const title = titleOf(file.path, listing.rootName).replaceAll('/', ' ');
    const top = addEntry(root, title, listing.root.place, { folder: true });
    if (top) moveInto(top, listing.root);
  }
  return root;
}

function moveInto(target: Entry, { children }: Entry): void {
  for (const { name, place, folder, size, link, comment, children: inside } of children.values()) {
    const details = {
      folder,
      ...(size === undefined ? {} : { size }),
      ...(link === undefined ? {} : { link }),
      ...(comment === undefined ? {} : { comment }),
    };
    const entry = addEntry(target, name, place, details);
    if (entry) moveInto(entry, { ...entry, children: inside });
  }
}
