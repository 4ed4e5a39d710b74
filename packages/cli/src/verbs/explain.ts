// linework explain: prints what a diagnostic code means, what raises it and how to fix it.
import { type CodeEntry, nearest } from '@linework/core';
import { allCodes } from '@linework/operations/all-codes';
import { raisedBy } from '@linework/operations/raised-by';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { icons } from '../icons.js';
import { codeTable, excerptOf, paragraph } from '../terminal/columns.js';
import { diagnosticText } from '../terminal/diagnostic-text.js';
import { type Paint, painter } from '../terminal/paint.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'explain',
  summary: 'Explain a diagnostic code, with an example and its fix',
  forms: ['[CODE]... [options]'],
  details: ['Without a code, lists all codes.'],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'codes such as E201' },
  options: { json: jsonOption },
  run: ({ operands, options: { json }, io }) => {
    const all = allCodes();
    const entries = operands.length === 0 ? all : operands.map((each) => entryOf(each, all));
    if (json) io.out.write(`${JSON.stringify(entries)}\n`);
    else if (operands.length === 0) io.out.write(codeTable(all));
    else io.out.write(entries.map((each) => explanation(each, painter(io.out.colour()))).join('\n'));
    return EXIT.fine;
  },
});

function entryOf(word: string, all: readonly CodeEntry[]): CodeEntry {
  const code = word.toUpperCase();
  const entry = all.find((each) => each.code === code);
  if (entry) return entry;
  const near = nearest(
    code,
    all.map((each) => each.code).filter((each) => each.startsWith(code.slice(0, 1))),
    5,
  );
  const advice = near.length === 0 ? '' : ` Nearest codes: ${near.join(', ')}.`;
  throw usageFailure(`There is no code '${printable(word)}'.${advice} To list all codes, write: linework explain`);
}

function explanation(entry: CodeEntry, paint: Paint): string {
  const { code, severity, meaning, example, repair } = entry;
  const raised = raisedBy(entry, icons);
  const described = raised ? diagnosticText(raised.name, raised.text, paint)(raised.diagnostic) : '';
  return [
    `${paint('bold', code)} ${severity}\n${paragraph(meaning, '  ')}`,
    ...(example === '' ? [] : [`Raised by\n${excerptOf(example, '  ', 10)}`]),
    ...(described === '' ? [] : [`Message\n${described.replace(/^(?=.)/gm, '  ')}`]),
    ...(repair === '' ? [] : [`Fixed\n${excerptOf(repair, '  ', 10)}`]),
  ].join('\n');
}
