// Errors and possible improvements in a state machine: from the model and its source to diagnostics.
import type { Diagnostic } from '../../../diagnostics/report.js';
import type { StateModel } from '../model.js';
import { scopesOf } from '../scopes.js';
import { checkBranches } from './branches.js';
import { checkEnds } from './ends.js';
import { checkReach } from './reach.js';
import { checkScopes } from './scopes.js';
import { subjectOf, type Written } from './subject.js';

export function checkMachine(model: StateModel, written: Written): readonly Diagnostic[] {
  if (model.vertices.length === 0) return [];
  const subject = subjectOf(model, scopesOf(model), written);
  return [checkEnds, checkScopes, checkBranches, checkReach].flatMap((check) => check(subject));
}
