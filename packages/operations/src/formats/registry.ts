// Every format, a line each, and drawing in one of them.
import type { Context } from '@linework/core';
import type { OperationContext, Refusal } from '../operation.js';
import type { Drawn, Format, Look } from './format.js';
import { pdf } from './pdf.js';
import { png } from './png.js';
import { svg } from './svg.js';
import { text as plainText } from './text.js';

export const formats: readonly Format[] = [svg, png, pdf, plainText];

/** A wish that the format cannot follow is refused rather than left out unsaid. */
export async function drawAs(
  name: Format['name'] | undefined,
  text: string,
  look: Look,
  core: Context,
  context: OperationContext,
): Promise<Drawn | Refusal> {
  const format = formats.find((each) => each.name === name) ?? svg;
  const useless = (['scheme', 'embedSource', 'embedFont', 'background', 'scale', 'columns', 'ascii'] as const).find(
    (option) => look[option] !== undefined && !format.takes.includes(option),
  );
  if (useless === undefined) return format.draw(text, look, core, context);
  const fits = formats.filter((each) => each.takes.includes(useless)).map((each) => each.name);
  return { refused: 'validation.failed', message: `${useless} is for ${fits.join(' and ')}, not for ${format.name}.` };
}
