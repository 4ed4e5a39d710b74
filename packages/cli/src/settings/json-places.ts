// Where the values of a JSON text are: in, a text that parses, and problems that begin with the path of a value; out, the problems with line and
// column. A missing value has the place of the object that it belongs to.
import { makeSource, positionAt } from '@linework/core';

/** Deeper values have the place of the one around them. */
const DEEPEST = 8;
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gy;
const SPACE = /\s*/gy;

export function placedProblems(file: string, text: string, problems: readonly string[]): readonly string[] {
  const places = placesIn(text);
  const source = makeSource(text);
  return problems.map((problem) => {
    const offset = placeOf(problem, places);
    if (offset === undefined) return `${file}: ${problem}`;
    const { line, column } = positionAt(source, offset);
    return `${file}:${line}:${column}: ${problem}`;
  });
}

function placeOf(problem: string, places: ReadonlyMap<string, number>): number | undefined {
  const path = /^[^ :]*/.exec(problem)?.[0] ?? '';
  for (let end = path.length; end > 0; end = Math.max(path.lastIndexOf('.', end - 1), path.lastIndexOf('[', end - 1))) {
    const place = places.get(path.slice(0, end));
    if (place !== undefined) return place;
  }
  return places.get('');
}

/** The offset of each value by its path: `colours.primary`, `words[0]`. */
function placesIn(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const open: Open[] = [];
  let isName = false;
  for (let at = afterSpace(text, 0); at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0] ?? text.charAt(at);
    const around = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
      isName = false;
    } else if (token === ',') {
      if (around?.list) around.at++;
      isName = around?.list === false;
    } else if (token === ':') isName = false;
    else if (isName && around) around.name = String(JSON.parse(token));
    else {
      const path = around === undefined || open.length > DEEPEST ? '' : pathIn(around);
      if (!places.has(path)) places.set(path, at);
      if (token === '{' || token === '[') open.push({ path, at: 0, list: token === '[', name: '' });
      isName = token === '{';
    }
    at = afterSpace(text, at + token.length);
  }
  return places;
}

/** An object or a list whose end is not reached yet. */
interface Open {
  readonly path: string;
  readonly list: boolean;
  /** Of the current item. */
  at: number;
  name: string;
}

function pathIn({ path, at, list, name }: Open): string {
  if (list) return `${path}[${at}]`;
  return path === '' ? name : `${path}.${name}`;
}

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
}
