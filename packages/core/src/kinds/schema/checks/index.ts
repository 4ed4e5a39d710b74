// What an expert says about a schema: from its meaning and statements to errors and warnings with their fixes.
import type { Diagnostic } from '../../../diagnostics/report.js';
import type { Checked } from '../../../grammar/entry.js';
import type { SchemaModel } from '../model.js';
import { checkEnums } from './enums.js';
import { checkFirstRows } from './first-rows.js';
import { checkIndexes } from './indexes.js';
import { checkKeys } from './keys.js';
import { nearNames } from './near.js';
import { placesOf } from './places.js';
import { checkTables } from './tables.js';

/** `whole`: every line was read, so anything missing is really missing. */
export function checkSchema(model: SchemaModel, checked: Checked, whole: boolean): readonly Diagnostic[] {
  const places = placesOf(checked);
  const near = nearNames();
  return [
    ...checkKeys(model, places, whole, near),
    ...checkTables(model, places, checked, whole),
    ...checkIndexes(model, places, checked.source, whole, near),
    ...(whole ? [...checkFirstRows(model, places), ...checkEnums(model, places, near)] : []),
  ];
}
