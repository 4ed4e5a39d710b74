// Every format, a line each, and drawing in one of them.
import { type Context, type FormatName, uselessOption } from '@linework/core';
import type { OperationContext, Refusal } from '../operation.js';
import type { Drawn, Format, Look } from './format.js';
import { pdf } from './pdf.js';
import { png } from './png.js';
import { svg } from './svg.js';
import { text as plainText } from './text.js';

export const formats: readonly Format[] = [svg, png, pdf, plainText];

const AS_NAMED = { option: (name: string) => name, format: (name: string) => name };

export async function drawAs(
  name: FormatName | undefined,
  text: string,
  look: Look,
  core: Context,
  context: OperationContext,
): Promise<Drawn | Refusal> {
  const format = formats.find((each) => each.name === name) ?? svg;
  const message = uselessOption(format.name, look, AS_NAMED);
  return message === undefined ? format.draw(text, look, core, context) : { refused: 'validation.failed', message };
}
