// The documents among the files: in, the files; out, those that describe an interface, with their references resolved, or what
// cannot be read. Files that contain only parts of documents are used for references.
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
  /** Of the format: Swagger 2 has bodies, schemas and security in other places. */
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
  const { documents: data, roots, problems } = readDataFiles(files);
  const results = data.flatMap(({ file, root }) => documentOf(file, root) ?? []);
  return {
    documents: results.flatMap((each) => ('diagnostic' in each ? [] : [each])),
    references: references(roots),
    problems: [...problems, ...results.flatMap((each) => ('diagnostic' in each ? [each] : []))],
  };
}

function documentOf(file: string, root: Tree): ApiDocument | PlacedDiagnostic | undefined {
  const key = ['openapi', 'swagger', 'swaggerVersion'].find((each) => at(root, each) !== undefined);
  if (key === undefined) return undefined;
  const version = textAt(root, key) ?? '';
  const place = at(root, key)?.place ?? root.place;
  if (!(key === 'openapi' ? /^3(?:\.|$)/ : /^2(?:\.|$)/).test(version)) {
    const reason = `'${version}' is not a supported version of OpenAPI`;
    return placed('I110', place, { reason, instead: 'Supported versions: 2.0 and 3.x.' });
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
