// linework vocabulary: prints the language, to read or as data.
import { vocabulary as languageVocabulary } from '@linework/core';
import { allCodes } from '@linework/operations/all-codes';
import { isRefusal } from '@linework/operations/operation';
import { vocabulary } from '@linework/operations/vocabulary/vocabulary';
import { didYouMean } from '../command/did-you-mean.js';
import { EXIT, type Failure, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { icons } from '../icons.js';
import { codeTable } from '../terminal/columns.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'vocabulary',
  forms: ['[KIND] [options]'],
  details: [
    'Prints the statements and options of a kind or, without one, the whole language on one page. --json prints the response of GET /v1/vocabulary.',
  ],
  operands: { least: 0, most: 1, wanted: 'the name of a kind' },
  options: {
    size: {
      type: 'string',
      value: 'SIZE',
      oneOf: ['short', 'full'],
      help: 'for a kind: short prints only the forms, full also meanings and an example (default: full)',
    },
    codes: { type: 'boolean', help: 'also list all diagnostic codes' },
    json: jsonOption,
  },
  run: async ({ operands: [kind], options: { size, codes, json }, io }) => {
    const query = {
      ...(kind === undefined ? {} : { kind }),
      ...(size && { size }),
      ...(codes && { codes: 'true' as const }),
    };
    const ran = await vocabulary.run(query, { icons });
    if (isRefusal(ran)) throw unknownKind(kind ?? '');
    if (json) io.out.write(`${JSON.stringify(ran.value)}\n`);
    else {
      io.out.write(`${ran.value.text.trimEnd()}\n`);
      if (codes) io.out.write(`\nCodes (for details: linework explain CODE)\n${codeTable(allCodes())}`);
    }
    return EXIT.fine;
  },
});

function unknownKind(kind: string): Failure {
  const { kinds } = languageVocabulary();
  const available = kinds.filter((each) => each.available).map((each) => each.name);
  const problem = kinds.some((each) => each.name === kind)
    ? `The kind ${kind} cannot be drawn yet.`
    : `There is no kind '${printable(kind)}'.${didYouMean(kind, available)}`;
  return usageFailure(`${problem} Kinds: ${available.join(', ')}.`);
}
