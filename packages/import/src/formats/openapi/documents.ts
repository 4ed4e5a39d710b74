// The documents among the files: in, the files; out, those that describe an interface, with what references in them lead to, or
// what cannot be read. Files that only hold parts of documents are there for references alone.
import type { FileSet, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { readDataFile } from '../../reading/data-file.js';
import { type References, references } from '../../reading/references.js';
import { at, type Tree, textAt } from '../../reading/tree.js';

export interface ApiDocument {
  readonly file: string;
  readonly root: Tree;
  /** Of the format: Swagger 2 keeps bodies, schemas and security elsewhere. */
  readonly swagger: boolean;
  readonly title?: string;
  readonly apiVersion?: string;
  readonly place: FilePlace;
}

export interface ApiDocuments {
  readonly documents: readonly ApiDocument[];
  readonly references: References;
  readonly problems: readonly PlacedDiagnostic[];
}

export function documentsOf(files: FileSet): ApiDocuments {
  const roots = new Map<string, Tree>();
  const problems: PlacedDiagnostic[] = [];
  const documents: ApiDocument[] = [];
  for (const file of files) {
    const read = readDataFile(file);
    problems.push(...read.problems);
    for (const root of read.documents) {
      if (!roots.has(file.path)) roots.set(file.path, root);
      const document = documentOf(file.path, root);
      if (document && 'diagnostic' in document) problems.push(document);
      else if (document) documents.push(document);
    }
  }
  return { documents, references: references(roots), problems };
}

function documentOf(file: string, root: Tree): ApiDocument | PlacedDiagnostic | undefined {
  const key = ['openapi', 'swagger', 'swaggerVersion'].find((each) => at(root, each) !== undefined);
  if (key === undefined) return undefined;
  const version = textAt(root, key) ?? '';
  const place = at(root, key)?.place ?? root.place;
  if (!(key === 'openapi' ? /^3(?:\.|$)/ : /^2(?:\.|$)/).test(version)) {
    const reason = `'${version}' is no version of OpenAPI that is read`;
    return placed('I110', place, { reason, instead: 'Versions 2.0 and 3.x are read.' });
  }
  const title = oneLine(textAt(root, 'info', 'title'));
  const apiVersion = oneLine(textAt(root, 'info', 'version'));
  return {
    file,
    root,
    swagger: key === 'swagger',
    ...(title === undefined ? {} : { title }),
    ...(apiVersion === undefined ? {} : { apiVersion }),
    place: at(root, 'info', 'title')?.place ?? place,
  };
}

/** Without line breaks; nothing where nothing is left. */
export function oneLine(text: string | undefined): string | undefined {
  const joined = text?.split(/\s+/).join(' ').trim();
  return joined === '' ? undefined : joined;
}

export function documentName({ title, file }: Pick<ApiDocument, 'title' | 'file'>): string {
  return title ?? file;
}
