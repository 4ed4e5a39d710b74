// linework help: prints the help of the command or of one verb.
import { didYouMean } from '../command/did-you-mean.js';
import { EXIT, usageFailure } from '../command/failure.js';
import { overview, verbHelp } from '../command/help-text.js';
import { verbInstead } from '../command/instead.js';
import { defineVerb } from '../command/verb.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'help',
  summary: 'Show help for the command or one verb',
  forms: ['[VERB]'],
  details: ['Same as linework VERB --help.'],
  operands: { least: 0, most: 1, wanted: 'the name of a verb' },
  options: {},
  run: async ({ operands: [name], io, verbs }) => {
    const entry = verbs.find((each) => each.name === name);
    if (name !== undefined && !entry) {
      const known = verbInstead(name);
      const instead =
        known === undefined
          ? didYouMean(
              name,
              verbs.map((each) => each.name),
            )
          : ` Write: ${known}.`;
      throw usageFailure(`'${printable(name)}' is not a verb.${instead} See: linework --help`);
    }
    io.out.write(entry ? await verbHelp((await entry.load()).verb) : await overview(verbs));
    return EXIT.fine;
  },
});
