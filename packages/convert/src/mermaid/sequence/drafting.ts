// State shared while drafting a sequence: names, numbers and texts of the input, and the results so far.
import type { Diagnostic, DraftOption, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import type { ConverterReport, IconSuggestion, ReaderInput } from '../contract.js';
import type { RawText } from './ast.js';
import type { BackgroundTone } from './background.js';
import type { Lives } from './lives.js';
import type { Numbering } from './numbering.js';
import type { OpenBars } from './open-bars.js';
import type { Texts } from './texts.js';

export interface Drafting {
  readonly idOf: (external: string) => string;
  readonly numbering: Numbering;
  readonly texts: Texts;
  readonly context: ReaderInput['context'];
  readonly report: ConverterReport;
  readonly lives: Lives;
  readonly bars: OpenBars;
  /** Backgrounds become areas. */
  readonly areas: boolean;
  /** The tone nearest to a background's colour. */
  readonly colourOf: (raw: RawText) => BackgroundTone;
  readonly output: DraftOutput;
}

/** Filled in input order. */
export interface DraftOutput {
  readonly diagnostics: Diagnostic[];
  readonly origins: DraftOrigin<Span>[];
  readonly suggestions: IconSuggestion[];
}

/** A word or number as an option; nothing without a value. */
export function wordOption(name: string, value: string | number | undefined): readonly DraftOption[] {
  return value === undefined ? [] : [{ name, values: [{ raw: String(value) }] }];
}
