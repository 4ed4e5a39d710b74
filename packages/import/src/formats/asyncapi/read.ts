// The reader of AsyncAPI: in, files; out, the graph of applications and channels.
import type { ImportReader, PlacedDiagnostic } from '../../contract.js';
import { byCodeUnit } from '../../ids.js';
import { placed } from '../../placed.js';
import { type DataFiles, readDataFiles } from '../../reading/data-file.js';
import { type References, references as referencesIn } from '../../reading/references.js';
import { at, textAt } from '../../reading/tree.js';
import { oneLine } from '../../wording.js';
import { type AppDocument, applicationOf } from './applications.js';
import { missingReferences } from './codes.js';
import { messagesOf } from './messages.js';
import { networkOf } from './network.js';
import { pictureOf, titleOf } from './picture.js';
import { unknownIn } from './unknown.js';

export const read: ImportReader = ({ files, context }) => {
  const { documents: data, roots, problems } = readDataFiles(files);
  const results = data.flatMap((each) => documentOf(each) ?? []);
  const refused = [...problems, ...results.flatMap((each) => ('diagnostic' in each ? [each] : []))];
  if (refused.length > 0) return { diagnostics: refused };
  const documents = results.flatMap((each) => ('diagnostic' in each ? [] : [each]));
  const references = referencesIn(roots);
  const messages = messagesOf(references, new Set(documents.map(({ file }) => file)));
  const applications = documents.map((each) => applicationOf(each, references, messages));
  const network = networkOf(applications);
  const leftOut = [
    ...documents.flatMap((each) => unknownIn(each, references)),
    ...applications.flatMap((each) => each.leftOut),
  ];
  return {
    graph: { kind: 'flow', title: titleOf(applications), ...pictureOf(applications, network, context) },
    leftOut,
    diagnostics: missing(references, new Set(leftOut.map(({ place }) => place.span.start))),
  };
};

/** Files without a version are parts that documents reference. */
function documentOf({ file, root }: DataFiles['documents'][number]): AppDocument | PlacedDiagnostic | undefined {
  const version = at(root, 'asyncapi');
  if (!version) return undefined;
  const [major] = (textAt(version) ?? '').split('.');
  if (major !== '2' && major !== '3') {
    const reason = `'${textAt(version) ?? ''}' is not a supported version of AsyncAPI`;
    return placed('I110', version.place, { reason, instead: 'Supported versions: 2 and 3.' });
  }
  const title = oneLine(textAt(root, 'info', 'title'));
  const place = at(root, 'info', 'title')?.place ?? version.place;
  return { file, root, version: major === '2' ? 2 : 3, title: title ?? file, place };
}

/** Those that no skipped item already reports. */
function missing(references: References, reported: ReadonlySet<number>): readonly PlacedDiagnostic[] {
  const all = references.missing().filter(({ place }) => !reported.has(place.span.start));
  const sorted = all.toSorted((a, b) => byCodeUnit(a.missing, b.missing));
  const [first] = sorted;
  return first
    ? [
        missingReferences(
          sorted.map((each) => each.missing),
          first.place,
        ),
      ]
    : [];
}
