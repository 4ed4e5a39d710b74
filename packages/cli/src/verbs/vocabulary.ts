// linework vocabulary: what may be written, for reading or as data.
import { automaticWords, kindText, kindVocabulary, languageText, vocabulary } from '@linework/core';
import { allCodes } from '@linework/operations';
import { didYouMean } from '../command/did-you-mean.js';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { codeTable } from '../terminal/columns.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'vocabulary',
  forms: ['[KIND] [options]'],
  details: [
    'Without a kind, the whole language on one page; with one, its statements and options. The JSON is that of GET /v1/vocabulary.',
  ],
  operands: { least: 0, most: 1, wanted: 'the name of a kind' },
  options: {
    size: {
      type: 'string',
      value: 'SIZE',
      oneOf: ['short', 'full'],
      help: 'of a kind: the forms alone, or meanings and an example too (default)',
    },
    codes: { type: 'boolean', help: 'list every diagnostic code too' },
    json: jsonOption,
  },
  run: ({ operands: [kind], options: { size = 'full', codes, json }, io }) => {
    const shared = vocabulary();
    const words = kind === undefined ? undefined : kindVocabulary(kind);
    const text = kind === undefined ? languageText() : kindText(kind, size);
    if (kind !== undefined && (!words || text === undefined)) {
      const available = shared.kinds.filter((each) => each.available).map((each) => each.name);
      const known = shared.kinds.some((each) => each.name === kind);
      const problem = known
        ? `The kind ${kind} cannot be drawn yet.`
        : `There is no kind '${printable(kind)}'.${didYouMean(kind, available)}`;
      throw usageFailure(`${problem} Kinds: ${available.join(', ')}.`);
    }
    if (json) {
      const automatic = kind === undefined ? automaticWords() : {};
      const data = {
        ...shared,
        ...automatic,
        text,
        ...(words ? { kind: words } : {}),
        ...(codes ? { codes: allCodes() } : {}),
      };
      io.out.write(`${JSON.stringify(data)}\n`);
    } else {
      io.out.write(`${text?.trimEnd()}\n`);
      if (codes) io.out.write(`\nCodes (linework explain CODE says more)\n${codeTable(allCodes())}`);
    }
    return EXIT.fine;
  },
});
