// A DSL workspace: in, the files and the one to start with; out, the reading with its model, and the views as written. A
// workspace that extends another starts with all of that one's contents.

import type { FileSet, ImportFile } from '../../../contract.js';
import type { Budget } from '../../../reading/budget.js';
import { besideFile } from '../../../reading/paths.js';
import { ModelBuilder } from '../builder.js';
import type { TagStyle, Untold } from '../model.js';
import { WorkspaceProblem } from '../problem.js';
import { readCommon } from './common.js';
import { setProperties } from './details.js';
import { readModel } from './model.js';
import { filled, type Place, type Reading } from './scope.js';
import { type Statement, statementsOf } from './statements.js';

const MOST_STATEMENTS = 200_000;
const MOST_WORK = 20_000_000;
const DEEPEST = 10;

export interface Outside {
  /** Reported but not drawn, even if the reading stops early. */
  readonly untold: Untold[];
  /** Reads a workspace in another notation, if one is extended; false if the file is in the DSL. */
  readonly start: (path: string, reading: Reading) => boolean;
  /** The views of a file see the model as it is at the file's end, without additions of a workspace that extends it. */
  readonly finish: (reading: Reading) => void;
}

export function readDsl(file: ImportFile, files: FileSet, outside: Outside, budget: Budget): Reading {
  const reading: Reading = {
    files,
    builder: new ModelBuilder(),
    names: new Map(),
    called: new Map(),
    given: new Map(),
    environments: new Map(),
    variables: new Map(),
    archetypes: new Map(),
    views: [],
    styles: { elements: new Map(), relationships: new Map() },
    untold: outside.untold,
    properties: new Map(),
    name: '',
    hierarchical: false,
    says: false,
    budget,
    open: [],
    left: MOST_STATEMENTS,
    work: MOST_WORK,
  };
  readFile(file, reading, outside);
  return reading;
}

function readFile(file: ImportFile, reading: Reading, outside: Outside): void {
  reading.open.push(file.path);
  const at: Place = { reading, group: [], these: [] };
  let done = false;
  for (const statement of statementsOf(file)) {
    const { words, place } = statement;
    if (readCommon(statement, at, () => undefined)) continue;
    if (done || words[0]?.toLowerCase() !== 'workspace' || !statement.block) {
      const reason = done ? 'a file contains one workspace and nothing after it' : 'it does not begin with workspace {';
      throw new WorkspaceProblem(reason, place);
    }
    done = true;
    const [, first = '', second = ''] = words.map((each) => filled(each, reading));
    if (first.toLowerCase() === 'extends') extendFrom(second, statement, reading, outside);
    else if (first !== '') reading.name = first;
    if (statement.block.length > 0) reading.says = true;
    readParts(statement.block, at, new Set());
  }
  reading.open.pop();
  outside.finish(reading);
  if (!done) throw new WorkspaceProblem('it contains no workspace', { file: file.path, span: { start: 0, end: 0 } });
}

function extendFrom(path: string, { place }: Statement, reading: Reading, outside: Outside): void {
  if (/^https?:/i.test(path))
    throw new WorkspaceProblem('it extends a remote workspace, and nothing is fetched', place);
  const file = reading.files.find((each) => each.path === besideFile(place.file, path));
  if (!file) throw new WorkspaceProblem(`it extends ${path}, which is not among the files`, place);
  if (reading.open.includes(file.path) || reading.open.length > DEEPEST) {
    throw new WorkspaceProblem(`it extends ${path}, which extends it`, place);
  }
  if (!outside.start(file.path, reading)) readFile(file, reading, outside);
}

function readParts(statements: readonly Statement[], at: Place, before: Set<string>): void {
  const { reading } = at;
  for (const statement of statements) {
    const words = statement.words.map((each) => filled(each, reading));
    if (readCommon({ ...statement, words }, at, (included) => readParts(included, at, before))) continue;
    const [keyword = '', value = ''] = words;
    const lower = keyword.toLowerCase();
    if (lower === 'model' || lower === 'views' || lower === 'configuration') {
      if (before.has(lower)) throw new WorkspaceProblem(`there are two blocks of ${lower}`, statement.place);
      before.add(lower);
    }
    if (lower === 'model') readModel(statement.block ?? [], at);
    else if (lower === 'views') readViews(statement.block ?? [], at);
    else if (lower === 'name') reading.name = value;
    else if (lower === 'properties') setProperties(reading.properties, statement.block, at);
    else if (lower !== 'configuration' && lower !== 'description') {
      throw new WorkspaceProblem(`"${words.join(' ').slice(0, 60)}" is not allowed in a workspace`, statement.place);
    }
  }
}

const VIEWS = new Set([
  'systemlandscape',
  'systemcontext',
  'container',
  'component',
  'filtered',
  'dynamic',
  'deployment',
  'custom',
  'image',
]);
const LEFT = new Set(['theme', 'themes', 'branding', 'terminology', 'properties']);

function readViews(statements: readonly Statement[], at: Place): void {
  const { reading } = at;
  for (const statement of statements) {
    const words = statement.words.map((each) => filled(each, reading));
    if (readCommon({ ...statement, words }, at, (included) => readViews(included, at))) continue;
    const lower = (words[0] ?? '').toLowerCase();
    if (VIEWS.has(lower)) reading.views.push({ statement, words, hierarchical: reading.hierarchical });
    else if (lower === 'styles') readStyles(statement.block ?? [], at);
    else if (!LEFT.has(lower)) {
      throw new WorkspaceProblem(`"${words.join(' ').slice(0, 60)}" is not allowed in views`, statement.place);
    }
  }
}

function readStyles(statements: readonly Statement[], at: Place): void {
  const { styles } = at.reading;
  for (const statement of statements) {
    const words = statement.words.map((each) => filled(each, at.reading));
    if (readCommon({ ...statement, words }, at, (included) => readStyles(included, at))) continue;
    const [keyword = '', tag = ''] = words;
    const kind = /^element$/i.test(keyword)
      ? styles.elements
      : /^relationship$/i.test(keyword)
        ? styles.relationships
        : undefined;
    if (kind) kind.set(tag, { ...kind.get(tag), ...styleOf(statement.block ?? [], at) });
  }
}

function styleOf(block: readonly Statement[], at: Place): TagStyle {
  const properties = new Map(
    block.map(({ words }) => {
      const [name = '', value = ''] = words.map((each) => filled(each, at.reading));
      return [name.toLowerCase(), value] as const;
    }),
  );
  const value = (name: string, key: string): object => (properties.has(name) ? { [key]: properties.get(name) } : {});
  return {
    ...value('background', 'background'),
    ...value('stroke', 'stroke'),
    ...value('shape', 'shape'),
    ...(properties.get('dashed')?.toLowerCase() === 'true' ? { line: 'dashed' } : {}),
    ...value('style', 'line'),
  };
}
