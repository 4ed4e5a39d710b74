// linework vocabulary: what may be written, for reading or as data.
import { kindVocabulary, vocabulary } from '@linework/core';
import { allCodes } from '@linework/operations';
import { didYouMean } from '../command/did-you-mean.js';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { printable } from '../terminal/printable.js';
import { codesText, kindText, vocabularyText } from '../terminal/vocabulary-text.js';

export const verb = defineVerb({
  name: 'vocabulary',
  forms: ['[KIND] [options]'],
  details: [
    'Without a kind, what all kinds share; with one, its statements and options. The JSON is that of GET /v1/vocabulary.',
  ],
  operands: { least: 0, most: 1, wanted: 'the name of a kind' },
  options: {
    codes: { type: 'boolean', help: 'list every diagnostic code too' },
    json: jsonOption,
  },
  run: ({ operands: [kind], options: { codes, json }, io }) => {
    const shared = vocabulary();
    const words = kind === undefined ? undefined : kindVocabulary(kind);
    if (kind !== undefined && !words) {
      const available = shared.kinds.filter((each) => each.available).map((each) => each.name);
      const known = shared.kinds.some((each) => each.name === kind);
      const problem = known
        ? `The kind ${kind} cannot be drawn yet.`
        : `There is no kind '${printable(kind)}'.${didYouMean(kind, available)}`;
      throw usageFailure(`${problem} Kinds: ${available.join(', ')}.`);
    }
    if (json)
      io.out.write(
        `${JSON.stringify({ ...shared, ...(words ? { kind: words } : {}), ...(codes ? { codes: allCodes() } : {}) })}\n`,
      );
    else io.out.write((words ? kindText(words) : vocabularyText(shared)) + (codes ? `\n${codesText(allCodes())}` : ''));
    return EXIT.fine;
  },
});
