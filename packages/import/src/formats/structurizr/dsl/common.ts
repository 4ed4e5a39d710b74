// Statements allowed anywhere in the DSL: constants, variables, includes, settings, bulk operations, and those that would run
// code or read documents, which are reported and skipped.
import { besideFile } from '../../../reading/paths.js';
import { WorkspaceProblem } from '../problem.js';
import { inside, readRelationshipDetail } from './details.js';
import { elementsIn } from './find.js';
import { type Place, spend } from './scope.js';
import { type Statement, statementsOf } from './statements.js';

type Go = (statements: readonly Statement[], at: Place) => void;

/** Returns whether the statement was one of these; `go` reads included statements in place. */
export function readCommon(statement: Statement, at: Place, go: Go): boolean {
  const { words, place } = statement;
  const { reading } = at;
  if (reading.left-- <= 0) throw new WorkspaceProblem('it contains too many statements', place);
  const [keyword = '', value = '', second = ''] = words;
  if (!keyword.startsWith('!')) return false;
  switch (keyword.toLowerCase()) {
    case '!const':
    case '!constant':
    case '!var': {
      const constant = keyword.toLowerCase() !== '!var';
      if (reading.variables.get(value)?.constant)
        throw new WorkspaceProblem(`the constant "${value}" is already declared`, place);
      reading.variables.set(value, { value: second, constant });
      return true;
    }
    case '!include':
      include(value, statement, at, go);
      return true;
    case '!identifiers':
      reading.hierarchical = value.toLowerCase() === 'hierarchical';
      return true;
    case '!impliedrelationships':
    case '!impliedrelationship':
      reading.builder.implying =
        value.toLowerCase() === 'false' ? 'none' : /same/i.test(value) ? 'unless same' : 'unless any';
      return true;
    case '!element':
    case '!extend':
    case '!ref':
      extend(statement, at, go);
      return true;
    case '!elements': {
      const { elements } = elementsIn(value, at);
      spend(reading, elements.size * (statement.block?.length ?? 0));
      go(statement.block ?? [], { ...at, these: [...elements] });
      return true;
    }
    case '!relationship':
    case '!relationships':
      for (const each of elementsIn(value, at).relationships)
        for (const line of statement.block ?? []) readRelationshipDetail(line, each, at);
      return true;
    case '!script':
    case '!plugin':
    case '!components':
      reading.untold.push({ name: words.slice(0, 2).join(' '), because: 'it would run code', place });
      return true;
    case '!docs':
    case '!adrs':
    case '!decisions':
      reading.untold.push({ name: words.slice(0, 2).join(' '), because: 'documents are not part of a picture', place });
      return true;
    default:
      throw new WorkspaceProblem(`"${keyword.slice(0, 40)}" is not a known keyword`, place);
  }
}

function extend(statement: Statement, at: Place, go: Go): void {
  const { words, place, block = [] } = statement;
  const identifier = words[1] ?? '';
  const target = elementsIn(identifier, at);
  const named = at.reading.names.get(identifier.toLowerCase());
  if (named?.is === 'relationship') {
    for (const line of block) readRelationshipDetail(line, named.relationship, at);
    return;
  }
  if (named?.is === 'environment') {
    go(block, { reading: at.reading, environment: named.environment, group: [], these: [] });
    return;
  }
  const [element] = target.elements;
  if (!element) throw new WorkspaceProblem(`there is no element "${identifier}"`, place);
  go(block, inside(element, at));
}

/** A file, or all files of a folder in order; remote files are not fetched. */
function include(path: string, { place }: Statement, at: Place, go: Go): void {
  const { reading } = at;
  if (/^https?:/i.test(path)) {
    reading.untold.push({ name: path, because: 'it is remote and nothing is fetched', place });
    return;
  }
  const wanted = besideFile(place.file, path);
  const inFolder = reading.files.filter((file) => file.path.startsWith(`${wanted}/`) && /\.dsl$/i.test(file.path));
  const files = reading.files.filter((file) => file.path === wanted);
  const all = files.length > 0 ? files : inFolder;
  if (all.length === 0)
    reading.untold.push({ name: path, because: 'it is included but is not among the files', place });
  for (const file of all) {
    if (reading.open.includes(file.path)) throw new WorkspaceProblem(`it includes ${path}, which includes it`, place);
    reading.open.push(file.path);
    go(statementsOf(file), at);
    reading.open.pop();
  }
}
