// linework read: prints the source embedded in a picture.
import { read } from '@linework/operations/diagrams/read';
import { isRefusal } from '@linework/operations/operation';
import { EXIT, Failure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { readText, shownPath } from '../files/read-text.js';
import { identityOf, refuseOverSource } from '../files/real-target.js';
import { keepOther, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';

export const verb = defineVerb({
  name: 'read',
  forms: ['PICTURE.svg [options]', '- [options]'],
  details: ['Prints the source exactly as it was drawn. Only pictures drawn with --embed-source contain it.'],
  operands: { least: 1, most: 1, wanted: 'an SVG file or - for standard input' },
  options: {
    output: { type: 'string', short: 'o', value: 'FILE', help: 'write the source to this file' },
    json: jsonOption,
  },
  run: async ({ operands: [path = '-'], options: { output, json }, io }) => {
    const ran = await read.run({ svg: await readText(path) }, { icons });
    if (isRefusal(ran)) {
      throw new Failure(EXIT.mistakes, `${shownPath(path)} contains no source. Draw it with --embed-source.`);
    }
    const { source, replaced } = ran.value;
    if (replaced !== undefined)
      io.err.write(`linework: Replaced ${replaced} characters that are not text with U+FFFD.\n`);
    if (output !== undefined && output !== '-') {
      refuseOverSource(output, [path === '-' ? undefined : identityOf(path)]);
      keepOther(output, source, ' Name another file.');
      writeChanged(output, source);
    }
    if (json) io.out.write(`${JSON.stringify(ran.value)}\n`);
    else if (output === undefined || output === '-') io.out.write(source);
    return EXIT.fine;
  },
});
