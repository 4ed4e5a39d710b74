// Converts a Mermaid text to the language: in, the text; out, the source and the diagnostics of the text.
import type { SourceReport } from '@linework/core';
import { convertExternal } from '@linework/operations/diagrams/convert-external';
import { answered } from '../command/answered.js';
import { icons } from '../icons.js';

export interface Drawable {
  /** Omitted if it could not be converted. */
  readonly source?: string;
  /** The diagnostics of the Mermaid text: those of the converted source have locations that nobody can see. */
  readonly said?: Pick<SourceReport, 'diagnostics'>;
}

export async function converted(text: string): Promise<Drawable> {
  const { ok, source, diagnostics } = await answered(convertExternal.run({ source: text }, { icons }));
  return { said: { diagnostics }, ...(ok ? { source } : {}) };
}
