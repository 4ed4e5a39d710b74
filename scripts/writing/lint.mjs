// node scripts/writing/lint.mjs [PATH...]: finds phrases that docs/writing.md replaces, in Markdown prose, comments, texts and
// test names below the paths (default: the whole repository), names that say nothing, and what is cited but is not in the repository. Prints file:line, the phrase
// and the advice. Exits with 1 if it finds any, or if an entry of ALLOWED matches nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationsIn } from './citations.mjs';
import { namesIn } from './names.mjs';
import { PHRASES } from './phrases.mjs';
import { proseOfMarkdown, proseOfScript } from './prose.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Not our prose: generated files, samples in other languages, words that people type, and the page that quotes the phrases. */
const SKIPPED = [
  /^packages\/cli\/(docs|library|README\.md)/,
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

/** Matches that are not our prose. `phrase` is the exact text around the match, so other matches in the file still count. */
const ALLOWED = [
  {
    file: 'docs/tour.md',
    phrase: 'A dashed frame round an API and a database',
    reason: 'Picture blocks of the tour stay byte for byte.',
  },
  {
    file: 'packages/cli/src/verbs/generate.ts',
    phrase: "'out of step'",
    reason: 'A status in the output of generate --json, which scripts read.',
  },
  {
    file: 'packages/core/src/foreign/mermaid/node-shapes.ts',
    phrase: 'lean-left out-in',
    reason: "Two of Mermaid's names for a shape.",
  },
  {
    file: 'packages/core/src/grammar/verb-nouns.ts',
    phrase: 'market section stand',
    reason: 'Nouns that follow a verb in labels.',
  },
  {
    file: 'packages/core/src/kinds/swimlane/statements.ts',
    phrase: 'node told "Read the reason"',
    reason: 'The id of a node in an example.',
  },
];

const skipped = (path) => SKIPPED.some((each) => each.test(path));

function* filesBelow(path) {
  const name = relative(root, path).split(sep).join('/');
  if (skipped(name)) return;
  if (statSync(path).isDirectory()) for (const each of readdirSync(path).sort()) yield* filesBelow(join(path, each));
  else if (/\.(md|ts|mjs|cjs)$/.test(name) && !name.endsWith('.d.ts')) yield name;
}

/**
 * Checks the files below the paths, which are relative to the root.
 * @returns `findings`: `{ file, line, phrase, advice }` for each phrase; `stale`: the entries of `allowed` below the paths that
 *   match nothing
 */
export function lint(paths = ['.'], allowed = ALLOWED) {
  const used = new Set();
  const findings = [];
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) {
      const text = readFileSync(join(root, file), 'utf8');
      findings.push(...phrasesIn(file, text, allowed, used), ...citedIn(file, text), ...namesIn(file, text));
    }
  const isBelow = (file) => paths.some((path) => path === '.' || file === path || file.startsWith(`${path}/`));
  return { findings, stale: allowed.filter((each) => isBelow(each.file) && !used.has(each)) };
}

/** Returns the phrases of one file's text. Adds each entry of `allowed` that matches to `used`. */
export function phrasesIn(file, text, allowed = ALLOWED, used = new Set()) {
  const pieces = piecesOf(file, text);
  const own = allowed.filter((each) => each.file === file);
  return pieces.flatMap(({ line, prose }) =>
    PHRASES.flatMap(([pattern, advice]) =>
      [...prose.matchAll(new RegExp(pattern.source, 'gi'))]
        .filter((match) => {
          const entry = own.find((each) => isWithin(prose, match, each.phrase));
          if (entry) used.add(entry);
          return !entry;
        })
        .map((match) => ({
          file,
          line: line + prose.slice(0, match.index).split('\n').length - 1,
          phrase: match[0],
          advice,
        })),
    ),
  );
}

/** Returns what one file's comments or paragraphs cite and the repository does not have. */
export function citedIn(file, text) {
  const pieces = piecesOf(file, text);
  return citationsIn(root, file, file.endsWith('.md') ? pieces : pieces.filter(({ comment }) => comment));
}

function piecesOf(file, text) {
  return file.endsWith('.md') ? proseOfMarkdown(text) : proseOfScript(file, text);
}

/** Whether an occurrence of the phrase contains the match. */
function isWithin(prose, { index, 0: { length } }, phrase) {
  const first = Math.max(0, index + length - phrase.length);
  const at = prose.indexOf(phrase, first);
  return at >= 0 && at <= index;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2).map((each) => relative(root, join(process.cwd(), each)) || '.');
  const { findings, stale } = lint(paths.length > 0 ? paths : undefined);
  for (const { file, line, phrase, advice } of findings)
    process.stderr.write(`${file}:${line}: "${phrase}": write ${advice}\n`);
  for (const { file, phrase } of stale)
    process.stderr.write(`${file}: no longer contains "${phrase}"; remove its entry from ALLOWED\n`);
  if (findings.length > 0)
    process.stderr.write(`${findings.length} phrases to rewrite; the rules are in docs/writing.md.\n`);
  if (findings.length + stale.length > 0) process.exitCode = 1;
}
