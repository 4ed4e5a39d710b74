// Commands that make folders and files: `mkdir -p src/{core,ui}`, `touch src/index.ts`. From a line to the items they make.
import { removal, report, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { pathNames } from '../../file-names.js';
import { itemLine } from '../../habits/items/item-line.js';

/** The most paths that one command can make. */
const MOST = 60;

export function repairCommand(line: HabitLine, text: string): RepairedLine | undefined {
  const [, word = '', rest = ''] = /^\$?[ \t]*(mkdir|touch|cd|tree|ls)(?:[ \t]+(.*))?$/.exec(text) ?? [];
  if (word === '' || /^(?:=|"[^"]*"[ \t]*$)/.test(rest)) return undefined;
  if (word === 'cd' || word === 'tree' || word === 'ls')
    return rest === '' && word !== 'tree'
      ? undefined
      : {
          diagnostic: report(
            'E117',
            line.span,
            { found: word, advice: 'Remove this line: the lines below say what is where.' },
            removal(line.source, line.span, true),
          ),
          statements: [],
          declares: [],
        };
  const paths = argumentsOf(rest).flatMap(expanded).slice(0, MOST);
  const statements = nestedLines(paths.map((each) => (word === 'mkdir' && !each.endsWith('/') ? `${each}/` : each)));
  return statements.length === 0 ? undefined : written(line, 'E125', { statements, safe: true });
}

function argumentsOf(text: string): readonly string[] {
  return (text.match(/[^\s"']+|"[^"]*"|'[^']*'/g) ?? [])
    .map((each) => each.replace(/^["']|["']$/g, ''))
    .filter((each) => each !== '' && !each.startsWith('-') && !/^(?:&&|;|\|\|)$/.test(each));
}

/** `a/{b,c}` is `a/b` and `a/c`; one pair of braces. */
function expanded(path: string): readonly string[] {
  const [, before = '', inside, after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(path) ?? [];
  return inside === undefined ? [path] : inside.split(',').map((each) => before + each + after);
}

/** Each folder once, if consecutive paths share it. */
export function nestedLines(paths: readonly string[], before: readonly string[] = []): readonly string[] {
  let open = before;
  return paths.flatMap((path) => {
    const names = pathNames(path) ?? [path];
    let shared = 0;
    while (shared < names.length && names[shared] === open[shared] && names[shared]?.endsWith('/')) shared++;
    open = names;
    return names.slice(shared).map((label, i) => itemLine({ label }, shared + i));
  });
}
