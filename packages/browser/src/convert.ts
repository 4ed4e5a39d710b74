// Mermaid as sources of the language: in, Mermaid; out, a source, with everything that was lost. A module of its own, loaded only by pages
// that convert.
import type { ConvertResult } from '@linework/convert';
import { convertMermaid } from '@linework/convert/on-demand';
import type { IconLookup } from '@linework/core';
import type { MermaidOptions as NodeMermaidOptions } from '@linework/library';
import { contextOf, type SourceOptions, textOf } from './options.js';
import { withIcons } from './with-icons.js';

export interface MermaidOptions extends SourceOptions, Pick<NodeMermaidOptions, 'lenient' | 'title' | 'groupEdges'> {}

/**
 * Converts one Mermaid diagram. Everything lost, renamed or guessed is a diagnostic whose position is in the Mermaid text.
 * @throws TypeError if the text isn't a string.
 */
export async function convert(
  mermaid: string,
  { lenient, title, groupEdges, ...options }: MermaidOptions = {},
): Promise<ConvertResult> {
  const text = textOf(mermaid, 'mermaid');
  const wanted = {
    ...(lenient === undefined ? {} : { lenient }),
    ...(title === undefined ? {} : { title }),
    ...(groupEdges === undefined ? {} : { groupEdges }),
  };
  const work = ({ icons }: { readonly icons: IconLookup }): Promise<ConvertResult> =>
    convertMermaid(text, wanted, contextOf(options, icons));
  return (await withIcons(options, true, work)).result;
}
