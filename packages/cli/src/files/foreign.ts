// Files of other languages: in, a path; out, its language and what to write, for a verb that does not read it.
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

/** Languages that linework does not read yet. */
const UNREAD: readonly (readonly [RegExp, string])[] = [
  [/\.d2$/i, 'D2'],
  [/\.(puml|plantuml|pu|wsd|iuml)$/i, 'PlantUML'],
  [/\.(dot|gv)$/i, 'Graphviz DOT'],
];

/** Returns a message if the file is of another language, and nothing if it may be ours. */
export function foreignAnswer(path: string): string | undefined {
  const shown = printable(path);
  if (MERMAID.test(path)) {
    const diagram = `${printable(parse(path).name)}.diagram`;
    return `${shown} is a Mermaid file. To draw it: linework draw ${shown}. To convert it: linework convert ${shown} -o ${diagram}`;
  }
  if (MARKDOWN.test(path)) {
    return `${shown} is a Markdown file. To convert its Mermaid fences: linework convert ${shown}`;
  }
  const language = unreadLanguage(path);
  if (language === undefined) return undefined;
  return `${shown} is a ${language} file, which linework does not read yet. It reads *.diagram and Mermaid (*.mmd) files. For the syntax: linework vocabulary`;
}

export function unreadLanguage(path: string): string | undefined {
  return UNREAD.find(([pattern]) => pattern.test(path))?.[1];
}
