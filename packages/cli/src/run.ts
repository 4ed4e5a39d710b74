// Runs one command line: in, its arguments; out, the exit code. Prints every failure; never throws.

import { existsSync } from 'node:fs';
import type { AnyOperation } from '@linework/operations';
import { readArguments } from './command/arguments.js';
import { EXIT, type Exit, Failure, usageFailure } from './command/failure.js';
import type { VerbEntry } from './command/verb.js';
import { telemetryFile } from './files/config-folder.js';
import type { Io } from './terminal/io.js';
import { printable, printableLines } from './terminal/printable.js';
import { verbs } from './verbs.js';

/** `operations`: those to make verbs of; all by default. */
export async function run(words: readonly string[], io: Io, operations?: readonly AnyOperation[]): Promise<Exit> {
  try {
    return await dispatch(words, io, operations);
  } catch (error) {
    if (error instanceof Failure) {
      io.err.write(`linework: ${error.message}\n`);
      return error.exit;
    }
    const { internalReport } = await import('./command/internal-report.js');
    io.err.write(printableLines(internalReport(error, words)));
    return EXIT.internal;
  }
}

async function dispatch(words: readonly string[], io: Io, operations?: readonly AnyOperation[]): Promise<Exit> {
  const [first, ...rest] = words;
  if (first === undefined || first === '--help' || first === '-h') {
    const { overview } = await import('./command/help-text.js');
    (first === undefined ? io.err : io.out).write(await overview(await everyVerb(operations)));
    return first === undefined ? EXIT.usage : EXIT.fine;
  }
  if (first === '--version' || first === '-v' || first === '-V') {
    const { version } = await import('./version.js');
    io.out.write(`${version()}\n`);
    return EXIT.fine;
  }
  const own = verbs.find((each) => each.name === first);
  // A verb of this package does not wait until the others are made.
  const all = own === undefined || first === 'help' ? await everyVerb(operations) : verbs;
  const entry = own ?? all.find((each) => each.name === first);
  if (!entry) throw await unknownVerb(first, all);
  const { verb } = await entry.load();
  const { operands, options, help } = await readArguments(verb, rest, all);
  if (help) {
    const { verbHelp } = await import('./command/help-text.js');
    io.out.write(await verbHelp(verb));
    return EXIT.fine;
  }
  const exit = await verb.run({ operands, options, io, verbs: all });
  if (existsSync(telemetryFile(io.env))) {
    const { countVerb } = await import('./service/telemetry.js');
    countVerb(io.env, first, new Date().toISOString().slice(0, 10));
  }
  return exit;
}

async function everyVerb(operations?: readonly AnyOperation[]): Promise<readonly VerbEntry[]> {
  const { allVerbs } = await import('./command/derived-verb.js');
  return allVerbs(operations ?? (await import('@linework/operations')).operations);
}

async function unknownVerb(word: string, all: readonly VerbEntry[]): Promise<Failure> {
  const shown = printable(word);
  const { foreignAnswer, isMermaid } = await import('./files/foreign.js');
  if (word.startsWith('-'))
    return usageFailure(`Write options after the verb, not '${shown}' first. See: linework --help`);
  if (word.endsWith('.diagram') || isMermaid(word))
    return usageFailure(`'${shown}' is not a verb. Write: linework draw ${shown}`);
  const foreign = foreignAnswer(word);
  if (foreign !== undefined) return usageFailure(`'${shown}' is not a verb. ${foreign}`);
  const { verbInstead } = await import('./command/instead.js');
  const known = verbInstead(word);
  if (known !== undefined) return usageFailure(`'${shown}' is not a verb. Write: ${known}`);
  const { didYouMean } = await import('./command/did-you-mean.js');
  const instead = didYouMean(
    word,
    all.map((each) => each.name),
  );
  return usageFailure(`'${shown}' is not a verb.${instead} See: linework --help`);
}
