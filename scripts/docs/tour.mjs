// The tour of the language: in, the text of docs/tour.md; out, its examples in order, with their context. A fence after
// Mermaid is its conversion, a text after mistakes is the command's output, and settings apply to their section.
import { fencesOf } from './fences.mjs';

/**
 * @typedef {{ id: string | undefined, source: string, mistakes: boolean, defaults: object,
 *   mermaid: string | undefined, output: string | undefined }} Example
 */

/** @returns {readonly Example[]} */
export function tourExamples(text) {
  return text.split(/^(?=## )/m).flatMap((section) => {
    const fences = fencesOf(section);
    const settings = fences.find((each) => each.language === 'json');
    const { schemes: _, ...defaults } = settings ? JSON.parse(settings.content).defaults : {};
    return fences.flatMap((each, i) => {
      if (each.language !== 'diagram') return [];
      const [before, after] = [fences[i - 1], fences[i + 1]];
      return [
        {
          id: each.id,
          source: each.content,
          mistakes: each.info === 'mistakes',
          defaults,
          mermaid: before?.language === 'mermaid' ? before.content : undefined,
          output: after?.language === 'text' ? after.content : undefined,
        },
      ];
    });
  });
}
