// What the worker that begins diagrams answers: in, a call and where icons are; out, its answer. Importers, patterns and converters are loaded when a
// call needs them.
import type { IconFileLoader } from '@linework/browser';
import type { StartCallName, StartCalls } from './protocol.js';
import { withNeededIcons } from './with-icons.js';

type Answers = { readonly [Name in StartCallName]: (value: StartCalls[Name][0]) => Promise<StartCalls[Name][1]> };

/** `iconsFrom`: loads one file of the icons. */
export function startAnswers(iconsFrom: IconFileLoader): Answers {
  const withIcons = withNeededIcons(iconsFrom);
  return {
    patterns: async (wanted) => (await import('./pattern-cards.js')).patternCards(wanted),
    propose: async (request) => (await import('./proposing.js')).proposalsFor(request, withIcons),
    convert: async (request) =>
      request.format === 'mermaid'
        ? (await import('./from-mermaid.js')).fromMermaid(request, withIcons)
        : (await import('./from-files.js')).fromFiles(request, withIcons),
    importable: async (paths) => {
      const { isImportable } = await import('@linework/import');
      return paths.filter((path) => isImportable(path, undefined));
    },
    formats: async () => {
      const { importers } = await import('@linework/import');
      return [
        { format: 'mermaid', meaning: 'Diagrams of Mermaid' },
        ...importers.map(({ format, meaning }) => ({ format, meaning })),
      ];
    },
    sourceIn: async (svg) => (await import('@linework/core')).readSource(svg),
  };
}
