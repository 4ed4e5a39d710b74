// A source of a kind, of one that is not drawn yet too, read by its table alone: in, the kind and a text; out, its entries, what is said of
// it, its canonical form, and what it says apart from spacing.
import { type Diagnostic, inSourceOrder } from '../../diagnostics/report.js';
import { kinds } from '../../kinds/registry.js';
import { canonicalText } from '../../source/canonical-text.js';
import { readingOf } from '../../source/reading.js';
import { cutSource } from '../../syntax/cut-source.js';
import { NO_HABITS } from '../../syntax/habits/habits.js';
import { parse } from '../../syntax/parse.js';
import { makeSource } from '../../text/source.js';
import { applyGrammar } from '../apply.js';
import type { Checked } from '../entry.js';
import { shapeOf } from '../shape.js';
import type { Grammar } from '../table.js';
import { TRIAL } from './trial.data.js';

export interface TrialReading {
  readonly checked: Checked;
  readonly diagnostics: readonly Diagnostic[];
  readonly formatted: string;
  readonly meaning: readonly string[];
}

export function readTrial(kind: string, text: string): TrialReading {
  const grammar = (TRIAL.get(kind) ?? kinds.get(kind)?.grammar) as Grammar;
  const cut = cutSource(makeSource(text));
  const parsed = parse(cut, { shape: shapeOf(grammar), habits: NO_HABITS });
  const applied = applyGrammar(parsed.value, grammar);
  const found = { cut, grammar, document: parsed.value, unread: parsed.diagnostics, mistaken: applied.diagnostics };
  return {
    checked: applied.value,
    diagnostics: inSourceOrder([...parsed.diagnostics, ...applied.diagnostics]),
    formatted: canonicalText(found),
    meaning: readingOf(found),
  };
}
