// The documents among the files: in, the files; out, those that describe an interface, with what references in them lead to, or
// what cannot be read. Files that only hold parts of documents are there for references alone.
import type { FileSet, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { readDataFiles } from '../../reading/data-file.js';
import { type References, references } from '../../reading/references.js';
import { at, type Tree, textAt } from '../../reading/tree.js';
import { oneLine } from '../../wording.js';

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
  const { documents: given, roots, problems } = readDataFiles(files);
  const found = given.flatMap(({ file, root }) => documentOf(file, root) ?? []);
  return {
    documents: found.flatMap((each) => ('diagnostic' in each ? [] : [each])),
    references: references(roots),
    problems: [...problems, ...found.flatMap((each) => ('diagnostic' in each ? [each] : []))],
  };
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

export function documentName({ title, file }: Pick<ApiDocument, 'title' | 'file'>): string {
  return title ?? file;
}
