// node scripts/writing/lint.mjs [PATH...]: finds phrases that docs/writing.md replaces, in Markdown prose, comments, texts and
// test names below the paths (default: the whole repository). Prints file:line, the phrase and the advice; exits 1 if any.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHRASES } from './phrases.mjs';
import { proseOfMarkdown, proseOfScript } from './prose.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Not our prose: generated files, samples in other languages, words that people type, and the page that quotes the phrases. */
const SKIPPED = [
  /^packages\/cli\/(docs|README\.md)/,
  /(^|\/)(node_modules|dist|bundle|generated|golden|goldens|\.build|\.git|\.linework)(\/|$)/,
  /^docs\/(reference|gallery|patterns)(\/|$)|^docs\/(writing|gallery|patterns)\.md$/,
  /^scripts\/writing\//,
  /\.data\.ts$/,
  /^packages\/patterns\/src\/patterns\//,
  /(^|\/)evidence\.ts$/,
  /^packages\/server\/migrations\//,
  /^\.changeset\//,
  /^bench\/(rivals|architecture|import)\/.*\.(md|diagram)$/,
];

const skipped = (path) => SKIPPED.some((each) => each.test(path));

function* filesBelow(path) {
  const name = relative(root, path).split(sep).join('/');
  if (skipped(name)) return;
  if (statSync(path).isDirectory()) for (const each of readdirSync(path).sort()) yield* filesBelow(join(path, each));
  else if (/\.(md|ts|mjs|cjs)$/.test(name) && !name.endsWith('.d.ts')) yield name;
}

/** `{ file, line, found, advice }` for each phrase below the paths, which are relative to the root. */
export function findPhrases(paths = ['.']) {
  const found = [];
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      found.push(...phrasesIn(file, readFileSync(join(root, file), 'utf8')));
  return found;
}

/** The same for one file's text. */
export function phrasesIn(file, text) {
  const pieces = file.endsWith('.md') ? proseOfMarkdown(text) : proseOfScript(file, text);
  return pieces.flatMap(({ line, prose }) =>
    PHRASES.flatMap(([pattern, advice]) =>
      [...prose.matchAll(new RegExp(pattern.source, 'gi'))].map((match) => ({
        file,
        line: line + prose.slice(0, match.index).split('\n').length - 1,
        found: match[0],
        advice,
      })),
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2).map((each) => relative(root, join(process.cwd(), each)) || '.');
  const found = findPhrases(paths.length > 0 ? paths : undefined);
  for (const { file, line, found: phrase, advice } of found)
    process.stderr.write(`${file}:${line}: "${phrase}": write ${advice}\n`);
  if (found.length > 0) {
    process.stderr.write(`${found.length} phrases to rewrite; the rules are in docs/writing.md.\n`);
    process.exitCode = 1;
  }
}
