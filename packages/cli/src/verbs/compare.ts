// linework compare: what changed between two diagrams, or in all diagrams since a revision.

import { diagramFences } from '@linework/convert';
import { compare } from '@linework/operations/diagrams/compare';
import { contextIn } from '@linework/operations/settings/settings';
import { answered } from '../command/answered.js';
import { EXIT, type Exit, graver, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { isMarkdown } from '../files/foreign.js';
import { gitVersions } from '../files/git-versions.js';
import { readText } from '../files/read-text.js';
import { writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import { printableLines } from '../terminal/printable.js';

interface Pair {
  readonly name: string;
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export const verb = defineVerb({
  name: 'compare',
  forms: ['BEFORE AFTER [options]', '--git REVISION [FILE...] [options]'],
  details: [
    'Prints what was added (+), removed (−), changed, renamed and moved (~), one line per change, and whether it affects meaning, wording or only the look. Each input is a source or an SVG file with an embedded source; - is standard input.',
    'With --git, compares all diagrams that changed since a revision, including those in Markdown, or only the given files. A range such as main..topic compares two revisions.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'two files, or --git and a revision' },
  options: {
    git: { type: 'string', value: 'REVISION', help: 'compare with this revision, or the two revisions of a range' },
    output: {
      type: 'string',
      short: 'o',
      value: 'FILE.svg',
      help: 'draw the changes of two files to FILE.svg and FILE.dark.svg',
    },
    markdown: { type: 'boolean', help: 'print a Markdown report' },
    check: { type: 'boolean', help: 'exit with 1 if something changed' },
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands, options: { git, output, markdown, check, settings, json }, io }) => {
    const pairs =
      git === undefined ? [await twoFiles(operands)] : gitVersions(io.folder, git, operands).flatMap(diagramsOf);
    if (output !== undefined && (git !== undefined || !output.endsWith('.svg')))
      throw usageFailure('-o needs two files to compare, and a name that ends in .svg.');
    const reader = settingsReader(io, settings);
    let exit: Exit = EXIT.fine;
    const results: unknown[] = [];
    for (const { name, path, before, after } of pairs) {
      const own = await reader.of(path);
      if (before === undefined || after === undefined) {
        const words = `${before === undefined ? 'Added' : 'Removed'} ${name}.`;
        results.push({ name, ok: true, same: false, summary: words, changes: [] });
        if (!json) io.out.write(markdown ? `### ${name}\n\n${words}\n\n` : `${printableLines(words)}\n`);
        if (check) exit = graver(exit, EXIT.mistakes);
        continue;
      }
      const context = { icons, ...contextIn(own) };
      const { pictures, ...result } = await answered(
        compare.run({ before, after, name, picture: output !== undefined }, context),
      );
      if (!result.ok || (check && !result.same)) exit = graver(exit, EXIT.mistakes);
      results.push({ name, ...result });
      if (output !== undefined && pictures !== undefined) {
        writeChanged(output, pictures.light);
        writeChanged(output.replace(/\.svg$/, '.dark.svg'), pictures.dark);
      }
      if (json) continue;
      if (markdown) io.out.write(`${result.report}\n`);
      else io.out.write(`${printableLines([`${name}: ${result.summary}`, ...result.changes.map(line)].join('\n'))}\n`);
    }
    if (json) io.out.write(`${JSON.stringify(git === undefined ? results[0] : results)}\n`);
    else if (pairs.length === 0) io.out.write('No diagram changed.\n');
    return exit;
  },
});

async function twoFiles([before, after, ...more]: readonly string[]): Promise<Pair> {
  if (before === undefined || after === undefined || more.length > 0)
    throw usageFailure('Name two files, or a revision with --git.');
  if (before === '-' && after === '-') throw usageFailure('Only one of the two files can be standard input.');
  return {
    name: after === '-' ? before : after,
    path: after,
    before: await readText(before),
    after: await readText(after),
  };
}

/** Returns the diagrams of a document whose text differs, by name. */
function diagramsOf({
  path,
  before,
  after,
}: {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}): readonly Pair[] {
  if (!isMarkdown(path) && !path.endsWith('.mdx')) return [{ name: path, path, before, after }];
  const [old, now] = [before, after].map(
    (each) => new Map(diagramFences(each ?? '').map(({ name, source }) => [name, source])),
  );
  const names = [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])];
  return names
    .map((name) => ({ name: `${path}, ${name}`, path, before: old?.get(name), after: now?.get(name) }))
    .filter((each) => each.before !== each.after);
}

const SIGNS = { added: '+', removed: '−', changed: '~', renamed: '~', moved: '~' } as const;

function line({
  change,
  severity,
  words,
}: {
  readonly change: keyof typeof SIGNS;
  readonly severity: string;
  readonly words: string;
}): string {
  return `  ${SIGNS[change]} ${words}${severity === 'meaning' ? '' : ` (${severity})`}`;
}
