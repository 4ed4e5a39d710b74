// A text in Mermaid as a source in the language: in, the text; out, the source and what is said of the text.
import type { SourceReport } from '@linework/core';
import { convertExternal } from '@linework/operations/diagrams/convert-external';
import { answered } from '../command/answered.js';
import { icons } from '../icons.js';

export interface Drawable {
  /** Left out where it could not be converted. */
  readonly source?: string;
  /** Of what was converted: what is said of the text between has places that nobody can look up. */
  readonly said?: Pick<SourceReport, 'diagnostics'>;
}

export async function converted(text: string): Promise<Drawable> {
  const { ok, source, diagnostics } = await answered(convertExternal.run({ source: text }, { icons }));
  return { said: { diagnostics }, ...(ok ? { source } : {}) };
}
