// Documents with Mermaid diagrams that sync can draw: in, the files of a repository; out, each document with their number.
import { join } from 'node:path';
import { convertDocument } from '@linework/convert';
import { textIfReadable } from '../files/input-files.js';
import { icons } from '../icons.js';

/** Documents that are read. */
const MOST = 300;
/** Characters of a document that is converted. */
const LONGEST = 1_000_000;

export interface MermaidDocument {
  readonly path: string;
  readonly diagrams: number;
}

export function mermaidDocuments(folder: string, paths: readonly string[]): readonly MermaidDocument[] {
  return paths
    .filter((path) => /\.(?:md|mdx|markdown)$/.test(path))
    .slice(0, MOST)
    .flatMap((path) => {
      const text = textIfReadable(join(folder, path)) ?? '';
      if (text.length > LONGEST || !/(?:`{3}|~{3})\s{0,9}mermaid/i.test(text)) return [];
      const { report } = convertDocument(text, {}, { icons });
      const diagrams = report.filter(({ status }) => status === 'converted').length;
      return diagrams === 0 ? [] : [{ path, diagrams }];
    });
}
