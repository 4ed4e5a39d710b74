// Other formats as sources of the language: in, Mermaid or files; out, sources, with everything that was lost.
import { type ConvertOptions, type ConvertResult, convertMermaid } from '@linework/convert';
import type { ImportRequest, ImportResult } from '@linework/import';
import { contextOf, type SourceOptions, textOf } from './options.js';

export interface MermaidOptions extends ConvertOptions, SourceOptions {}

/**
 * Converts one Mermaid diagram. Everything lost, renamed or guessed is a diagnostic whose position is in the Mermaid text.
 * @throws TypeError if the text isn't a string.
 */
export function convert(
  mermaid: string,
  { lenient, title, groupEdges, ...options }: MermaidOptions = {},
): ConvertResult {
  return convertMermaid(
    textOf(mermaid, 'mermaid'),
    {
      ...(lenient === undefined ? {} : { lenient }),
      ...(title === undefined ? {} : { title }),
      ...(groupEdges === undefined ? {} : { groupEdges }),
    },
    contextOf(options),
  );
}

export interface ImportOptions extends Omit<ImportRequest, 'files'>, SourceOptions {}

/**
 * Draws what files say: SQL, OpenAPI, Terraform, Compose and the other formats of `linework import`. The format is detected unless it is
 * named. Reads nothing but the given texts, runs nothing and fetches nothing.
 */
export async function importFiles(
  files: ImportRequest['files'],
  { icons, ownIcons, direction, defaults, ignore, ...request }: ImportOptions = {},
): Promise<ImportResult> {
  const options: SourceOptions = {
    ...(icons === undefined ? {} : { icons }),
    ...(ownIcons === undefined ? {} : { ownIcons }),
    ...(direction === undefined ? {} : { direction }),
    ...(defaults === undefined ? {} : { defaults }),
    ...(ignore === undefined ? {} : { ignore }),
  };
  return (await import('@linework/import')).importFiles({ ...request, files }, contextOf(options));
}
