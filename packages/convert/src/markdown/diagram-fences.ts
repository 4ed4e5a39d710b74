// The diagrams of a document: in, its text; out, the source of each diagram fence, by the id after its first word or its number.
import { textOf } from './document.js';
import { fencesOf } from './fences.js';
import { optionsIn } from './sync/info.js';

export interface DiagramFence {
  /** `id=`, or `diagram 2` by its position among the diagrams. */
  readonly name: string;
  readonly source: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
}

export function diagramFences(document: string): readonly DiagramFence[] {
  const diagrams = fencesOf(document).filter(({ language }) => language.toLowerCase() === 'diagram');
  return diagrams.map((fence, index) => {
    const info = document.slice(fence.languageStart + fence.language.length, fence.opening.end);
    return {
      name: optionsIn(info).id ?? `diagram ${index + 1}`,
      source: `${fence.lines.map((each) => textOf(document, each)).join('\n')}\n`,
      line: fence.line,
    };
  });
}
