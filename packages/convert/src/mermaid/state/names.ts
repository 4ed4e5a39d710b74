// Ids of the states: in, the states of a model; out, the id written for each. `start` and `end` are words of the
// language. docs/conversion.md, State diagrams.
import type { Diagnostic } from '@linework/core';
import { type IdBook, makeIdBook, type Named } from '../../ids.js';
import type { ConverterReport } from '../contract.js';
import { readLabel } from '../labels.js';
import type { ModelState, StateModel } from './model.js';

export const LABELS = { html: true, markdown: true } as const;

const isGiven = (id: string): boolean => id === 'start' || id === 'end';

export function idsOf({ states }: StateModel): IdBook {
  return makeIdBook(namesOf(states.values()));
}

function* namesOf(states: Iterable<ModelState>): Iterable<Named> {
  // They are reserved before any other name can become them.
  for (const label of ['start', 'end']) yield { external: `[*] ${label}`, label, fallback: label, unnamed: true };
  for (const { id, name } of states) {
    if (isGiven(id)) yield { external: id, label: `${id} state`, fallback: 'state', unnamed: true };
    else {
      const label = name === undefined ? '' : readLabel(name.text, LABELS).lines.join(' ');
      yield { external: id, label, fallback: 'state' };
    }
  }
}

export function renamed({ id, span }: ModelState, to: string, report: ConverterReport): readonly Diagnostic[] {
  if (id === to) return [];
  return [report(isGiven(id) ? 'M251' : 'M206', span, { from: id, to })];
}
