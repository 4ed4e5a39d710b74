// Runs one command line: in, its words; out, the exit code. Whatever goes wrong ends here in words.
import { readArguments } from './command/arguments.js';
import { EXIT, type Exit, Failure, usageFailure } from './command/failure.js';
import type { Io } from './terminal/io.js';
import { printable, printableLines } from './terminal/printable.js';
import { verbs } from './verbs.js';

export async function run(words: readonly string[], io: Io): Promise<Exit> {
  try {
    return await dispatch(words, io);
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

async function dispatch(words: readonly string[], io: Io): Promise<Exit> {
  const [first, ...rest] = words;
  if (first === undefined || first === '--help' || first === '-h') {
    const { overview } = await import('./command/help-text.js');
    (first === undefined ? io.err : io.out).write(await overview(verbs));
    return first === undefined ? EXIT.usage : EXIT.fine;
  }
  if (first === '--version' || first === '-v' || first === '-V') {
    const { version } = await import('./version.js');
    io.out.write(`${version()}\n`);
    return EXIT.fine;
  }
  const entry = verbs.find((each) => each.name === first);
  if (!entry) throw await unknownVerb(first);
  const { verb } = await entry.load();
  const { operands, options, help } = await readArguments(verb, rest);
  if (help) {
    const { verbHelp } = await import('./command/help-text.js');
    io.out.write(await verbHelp(verb));
    return EXIT.fine;
  }
  return verb.run({ operands, options, io, verbs });
}

async function unknownVerb(word: string): Promise<Failure> {
  const shown = printable(word);
  const { foreignAnswer, isMermaid } = await import('./files/foreign.js');
  if (word.startsWith('-')) return usageFailure(`There is no option ${shown} before the verb. See: linework --help`);
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
    verbs.map((each) => each.name),
  );
  return usageFailure(`'${shown}' is not a verb.${instead} See: linework --help`);
}
