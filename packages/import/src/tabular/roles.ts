// What the columns of a table are for: in, columns; out, the axis of time, categories, measures, and links or parents. Names
// decide only where the values leave it open.
import type { Column, DateColumn, NumberColumn, Roles } from './contract.js';

const FROM = /^(?:from|source|src|origin|start|from_?(?:id|node)|source_?(?:id|node)|von)$/i;
const TO = /^(?:to|target|dst|dest|destination|end|to_?(?:id|node)|target_?(?:id|node)|nach)$/i;
const PARENT = /^(?:parent|parent_?(?:id|name)|manager|manager_?id|reports_?to|boss)$/i;
const CHILD = /^(?:id|key|child|name|node|employee|employee_?id|code)$/i;
const NAME = /^(?:name|label|title)$/i;
/** Numbers that identify a row or a place on a map are not amounts. */
const NAMING =
  /(?:^|[_\s])(?:id|index|idx|key|code|zip|lat|latitude|lon|lng|long|longitude|rank|nr|no|group|cluster|class|category|team)$|^(?:id|index)[_\s]|[a-z]Id$/i;
/** Most values of a category that a picture can distinguish; beyond this it shows the largest. */
const MOST_CATEGORIES = 400;
const MOST_KINDS = 24;
const LEAST_OF_KIND = 5;
const LEAST_PLACES = 4;

export function rolesOf(columns: readonly Column[], rows: number): Roles {
  const parents = parentsOf(columns);
  const links = parents ? undefined : linksOf(columns);
  const used = new Set<Column>([
    ...(parents ? [parents.id, parents.parent, parents.name] : []),
    ...(links ? [links.from, links.to] : []),
  ]);
  const rest = columns.filter((each) => !used.has(each) && each.filled > 0);
  const dates = rest.filter((each) => each.is === 'date');
  const time = dates
    .filter(({ distinct }) => distinct >= Math.min(LEAST_PLACES, rows))
    .reduce<DateColumn | undefined>((best, each) => (best && best.distinct >= each.distinct ? best : each), undefined);
  const numbers = rest.filter((each) => each.is === 'number');
  const amounts = numbers.filter((each) => !isNaming(each, rows));
  const kinds = amounts.filter((each) => isKind(each, rows));
  // Numbers with few values are categories if other columns are amounts.
  const measures = kinds.length < amounts.length ? amounts.filter((each) => !kinds.includes(each)) : amounts;
  const categories = rest.filter(
    (each) =>
      each !== time &&
      (each.is === 'date' || each.is === 'text' || (kinds.includes(each) && !measures.includes(each))) &&
      each.distinct <= MOST_CATEGORIES,
  );
  return {
    ...(time ? { time } : {}),
    categories,
    measures,
    ...(links ? { links } : {}),
    ...(parents ? { parents } : {}),
  };
}

function isNaming({ name, numbers, distinct, filled }: NumberColumn, rows: number): boolean {
  if (NAMING.test(name)) return true;
  const known = numbers.filter((each) => each !== undefined);
  const [first] = known;
  const counts = distinct === filled && filled === rows && rows > 4 && (first === 0 || first === 1);
  return counts && known.every((each, at) => each === (first ?? 0) + at);
}

/** Whole numbers with few values that keep recurring, such as ages and months. */
function isKind({ numbers, distinct }: NumberColumn, rows: number): boolean {
  return (
    distinct <= MOST_KINDS &&
    rows >= distinct * LEAST_OF_KIND &&
    numbers.every((each) => each === undefined || Number.isInteger(each))
  );
}

function linksOf(columns: readonly Column[]): Roles['links'] {
  const from = columns.find(({ name }) => FROM.test(name));
  const to = columns.find(({ name }) => TO.test(name));
  const areNames = from && to && from.is !== 'date' && to.is !== 'date';
  return areNames ? { from, to } : undefined;
}

/** Parents are among the children, or name the root, which has no row. */
function parentsOf(columns: readonly Column[]): Roles['parents'] {
  const parent = columns.find(({ name }) => PARENT.test(name));
  const id = columns.find((each) => each !== parent && CHILD.test(each.name));
  if (!parent || !id || id.distinct < id.filled || parent.is === 'date') return undefined;
  const ids = new Set(id.texts);
  const strange = new Set(parent.texts.filter((text) => text !== '' && !ids.has(text)));
  const name = columns.find((each) => each !== id && each !== parent && NAME.test(each.name)) ?? id;
  return strange.size <= Math.max(1, id.filled / 10) ? { id, parent, name } : undefined;
}
