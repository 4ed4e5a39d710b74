// Calls of GitGraph.js: `const develop = gitgraph.branch("develop")`, `develop.commit("x")`, `main.merge(develop)`. In, a line; out,
// the lines to write.
import { written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { branchId, branchOf, commitOf, type Meant } from './lines.js';

const CALL = /^(?:(?:const|let|var)[ \t]+(\w+)[ \t]*=[ \t]*)?(\w+)\.(branch|commit|merge|checkout)\(([^()]*)\);?$/;

export function repairMethod(line: HabitLine, text: string): RepairedLine | undefined {
  const [, , owner = '', method, inside = ''] = CALL.exec(text) ?? [];
  const name = inside.trim().replace(/^(['"`])(.*)\1$/, '$2');
  const intended = method === undefined ? undefined : meantBy(line, method, owner, name);
  return intended && written(line, 'E113', { ...intended, safe: true });
}

function meantBy(line: HabitLine, method: string, owner: string, name: string): Meant | undefined {
  const go = /^(?:gitgraph|git|graph)$/i.test(owner) ? [] : [`switch ${branchId(line, owner)}`];
  switch (method) {
    case 'branch':
      return name === '' ? undefined : withLead(go, branchOf(line, name));
    case 'commit':
      return withLead(go, commitOf(line, name === '' ? {} : { text: name }));
    case 'merge':
      return name === '' ? undefined : { statements: [...go, `merge ${branchId(line, name)}`] };
    default:
      return { statements: [`switch ${branchId(line, owner)}`] };
  }
}

function withLead(lead: readonly string[], intended: Meant): Meant {
  return { ...intended, statements: [...lead, ...intended.statements] };
}
