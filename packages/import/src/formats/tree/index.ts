// Listings and drawings of folders: the output of `tree`, `ls -R`, `find` and `git ls-files`, and trees drawn by hand.
import { codeEntries } from '@linework/core';
import type { Importer, ImportFile, Recognition } from '../../contract.js';
import { treeCodes } from './codes.js';

const BEGINNING = 4_000;
const MARK = /^[\s>│|]{0,80}(?:[├└╰┣┗╠╚]|[|`+\\]--)/;
const LONG = /^[-dlbcps][-rwxsStT]{9}[.+@]?\s/;

export const tree: Importer = {
  format: 'tree',
  aliases: ['files'],
  meaning: 'Folders and files as listed by tree, ls -R, find or git ls-files, or as drawn in a README.',
  options: [],
  codes: codeEntries(treeCodes),
  recognises: (files) => files.map(recognised).find((each) => each !== undefined),
  proposing: { subject: 'files', per: 'file', looksInto: (path) => /\.(?:txt|tree|lst|list|out)$/.test(path) },
  load: async () => (await import('./read.js')).read,
};

function recognised({ path, content }: ImportFile): Recognition | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const beginning = content.slice(0, BEGINNING);
  if (name.endsWith('.json')) {
    const listed = /^\s{0,20}\[\s{0,20}\{\s{0,20}"type"\s{0,4}:\s{0,4}"directory"/.test(beginning);
    return listed ? { score: 0.9, reason: `${path} is output of tree -J` } : undefined;
  }
  if (/\.\w+$/.test(name) && !/\.(?:txt|tree|lst|list|out|md)$/.test(name)) return undefined;
  return byLines(path, beginning);
}

function byLines(path: string, beginning: string): Recognition | undefined {
  const lines = beginning.split(/\r?\n/).filter((line) => line.trim() !== '');
  const share = (is: (line: string) => boolean): number => lines.filter(is).length / Math.max(1, lines.length);
  if (share((line) => MARK.test(line)) >= 0.4) return { score: 0.85, reason: `${path} has the lines of a drawn tree` };
  if (share((line) => LONG.test(line)) >= 0.4) return { score: 0.85, reason: `${path} is output of ls -l` };
  if (/^\S.{0,200}:$/.test(lines[0] ?? '') && !/\.md$/.test(path) && share((line) => !/[\s:=]\S/.test(line)) > 0.9)
    return { score: 0.7, reason: `${path} is output of ls -R` };
  if (lines.length > 1 && share((line) => line.startsWith('./')) > 0.9)
    return { score: 0.8, reason: `${path} has a path on each line` };
  if (lines.length > 2 && share((line) => line.includes('/')) >= 0.3 && share((line) => /^[^\s:]+$/.test(line)) > 0.95)
    return { score: 0.5, reason: `${path} has a path on each line` };
  return undefined;
}
