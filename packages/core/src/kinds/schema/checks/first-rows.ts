// Tables that require one another, so that none can have a first row: from the relations to one W604 per cycle of required
// keys, at the key that closes it.
import type { Diagnostic } from '../../../diagnostics/report.js';
import { report } from '../codes.js';
import type { Relation, SchemaModel } from '../model.js';
import { behind, entryOf, fixIn, type Places } from './places.js';

export function checkFirstRows({ relations, tables }: SchemaModel, places: Places): readonly Diagnostic[] {
  const required = new Map<string, Relation[]>();
  for (const relation of relations) {
    if (relation.by !== 'key' || relation.toCount !== 'one') continue;
    const { from } = relation.line;
    const list = required.get(from);
    if (list === undefined) required.set(from, [relation]);
    else list.push(relation);
  }
  const byId = new Map(tables.map((each) => [each.id, each]));
  return circles(
    tables.map(({ id }) => id),
    required,
  ).map(({ through, closing }) => {
    const table = byId.get(closing.line.from);
    const column = table?.columns.find(({ name }) => name === closing.fromColumns[0]);
    const entry = table && column && entryOf(places, column);
    const fix = column && !column.pk ? fixIn(entry, behind(column.span), ' nullable') : undefined;
    const reference = `${closing.line.from}.${closing.fromColumns[0] ?? ''}`;
    return report('W604', closing.line.span, { tables: through, column: reference }, fix);
  });
}

interface Circle {
  readonly through: readonly string[];
  readonly closing: Relation;
}

/** Each relation that leads back to a table on the path to it; the path is walked once, without recursion. */
function circles(ids: readonly string[], required: ReadonlyMap<string, readonly Relation[]>): readonly Circle[] {
  const results: Circle[] = [];
  const done = new Set<string>();
  for (const start of ids) {
    if (done.has(start)) continue;
    const way: { readonly id: string; next: number }[] = [{ id: start, next: 0 }];
    const on = new Map([[start, 0]]);
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const relation = required.get(top.id)?.[top.next++];
      if (relation === undefined) {
        way.pop();
        on.delete(top.id);
        done.add(top.id);
        continue;
      }
      const { to } = relation.line;
      const back = on.get(to);
      if (back !== undefined) results.push({ through: way.slice(back).map(({ id }) => id), closing: relation });
      else if (!done.has(to)) {
        on.set(to, way.length);
        way.push({ id: to, next: 0 });
      }
    }
  }
  return results;
}
