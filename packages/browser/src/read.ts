// Reads sources: in, a source or a picture; out, its mistakes, or the source that the picture holds.
import { readSource as sourceIn } from '@linework/core';
import { validate } from '@linework/core/draw-on-demand';
import type { Checked } from '@linework/library';
import { contextOf, type SourceOptions, textOf } from './options.js';
import { withIcons } from './with-icons.js';

export async function check(source: string, options: SourceOptions): Promise<Checked> {
  const text = textOf(source);
  return (await withIcons(options, true, ({ icons }) => validate(text, contextOf(options, icons)))).result;
}

export function readSource(svg: string): string | undefined {
  return sourceIn(textOf(svg, 'svg'));
}
