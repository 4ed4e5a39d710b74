// Files of other languages: in, a path; out, what it is and what to write, for a verb that does not read it.
import { parse } from 'node:path';
import { printable } from '../terminal/printable.js';

const MERMAID = /\.(mmd|mermaid)$/i;
const MARKDOWN = /\.(md|markdown)$/i;

export function isMermaid(path: string): boolean {
  return MERMAID.test(path);
}

export function isMarkdown(path: string): boolean {
  return MARKDOWN.test(path);
}

/** Languages that nothing of ours reads yet. */
const UNREAD: readonly (readonly [RegExp, string])[] = [
  [/\.d2$/i, 'D2'],
  [/\.(puml|plantuml|pu|wsd|iuml)$/i, 'PlantUML'],
  [/\.(dot|gv)$/i, 'Graphviz DOT'],
];

/** A sentence or two where the file is of another language; nothing where it may be ours. */
export function foreignAnswer(path: string): string | undefined {
  const shown = printable(path);
  if (MERMAID.test(path)) {
    const diagram = `${printable(parse(path).name)}.diagram`;
    return `${shown} is Mermaid. linework draw ${shown} draws it; linework convert ${shown} -o ${diagram} brings it into the language.`;
  }
  if (MARKDOWN.test(path)) {
    return `${shown} is Markdown. linework convert ${shown} turns its Mermaid fences into diagram fences.`;
  }
  const language = unreadLanguage(path);
  if (language === undefined) return undefined;
  return `${shown} is ${language}, which linework does not read yet. It reads *.diagram and Mermaid (*.mmd); linework vocabulary shows how a diagram is written.`;
}

export function unreadLanguage(path: string): string | undefined {
  return UNREAD.find(([pattern]) => pattern.test(path))?.[1];
}
