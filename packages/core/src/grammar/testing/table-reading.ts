// A source read with its kind's table only, without the kind's own checks: in, the kind and a text; out, its entries, its
// diagnostics, its canonical form, and its content apart from spacing.
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

export interface TableReading {
  readonly checked: Checked;
  readonly diagnostics: readonly Diagnostic[];
  readonly formatted: string;
  readonly meaning: readonly string[];
}

export function readByTable(kind: string, text: string): TableReading {
  const grammar = grammarOf(kind);
  const cut = cutSource(makeSource(text));
  const parsed = parse(cut, { shape: shapeOf(grammar), habits: NO_HABITS });
  const applied = applyGrammar(parsed.value, grammar);
  const reading = { cut, grammar, document: parsed.value, unread: parsed.diagnostics, mistaken: applied.diagnostics };
  return {
    checked: applied.value,
    diagnostics: inSourceOrder([...parsed.diagnostics, ...applied.diagnostics]),
    formatted: canonicalText(reading),
    meaning: readingOf(reading),
  };
}

export function grammarOf(kind: string): Grammar {
  const grammar = kinds.get(kind)?.grammar;
  if (grammar === undefined) throw new Error(`There is no table for '${kind}'.`);
  return grammar;
}
