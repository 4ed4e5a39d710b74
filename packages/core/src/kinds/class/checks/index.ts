// Problems in a class diagram that the statement table cannot find: in, the model and its source; out, errors,
// warnings, suggestions.
import type { Diagnostic } from '../../../diagnostics/report.js';
import type { Checked } from '../../../grammar/entry.js';
import type { ClassModel } from '../model.js';
import { checkInheritance } from './inheritance.js';
import { checkMembers } from './members.js';
import { writtenIn } from './model-in-source.js';
import { checkParts } from './parts.js';

export function checkClasses(model: ClassModel, checked: Checked): readonly Diagnostic[] {
  const written = writtenIn(model, checked);
  return [...checkInheritance(written), ...checkMembers(written), ...checkParts(written)];
}
