// Enums that no column uses, and types that are almost an enum's name: from the model to W605 and W606.
import type { Diagnostic } from '../../../diagnostics/report.js';
import { report } from '../codes.js';
import type { SchemaModel } from '../model.js';
import { bareType, isKnownType } from '../types.js';
import type { Near } from './near.js';
import { entryOf, fixIn, type Places } from './places.js';

export function checkEnums(
  { tables, enums, relations }: SchemaModel,
  places: Places,
  near: Near,
): readonly Diagnostic[] {
  const names = enums.map(({ id }) => id);
  if (names.length === 0) return [];
  const known = new Set(names);
  const misspelt = new Map<string, string | undefined>();
  const diagnostics: Diagnostic[] = tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const type = bareType(column.type);
      if (known.has(type) || isKnownType(type)) return [];
      if (!misspelt.has(type)) misspelt.set(type, near(type, names)[0]);
      const correct = misspelt.get(type);
      if (correct === undefined) return [];
      const entry = entryOf(places, column);
      const start = entry?.type.span.start ?? column.span.start;
      const at = entry === undefined || entry.type.quoted ? column.span : { start, end: start + type.length };
      const fix = entry?.type.quoted === true ? undefined : fixIn(entry, at, correct);
      return [report('W606', at, { type, near: correct }, fix)];
    }),
  );
  const used = new Set(relations.flatMap(({ by, line }) => (by === 'enum' ? [line.to] : [])));
  const corrections = new Set(misspelt.values());
  for (const { id, span } of enums)
    if (!used.has(id) && !corrections.has(id)) diagnostics.push(report('W605', span, { id }));
  return diagnostics;
}
