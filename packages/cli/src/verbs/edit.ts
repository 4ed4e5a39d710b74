// linework edit: changes one source by small operations, all or none.

import { edit } from '@linework/operations/diagrams/edit';
import { contextIn } from '@linework/operations/settings/settings';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { jsonOperations, operationsOf, WRITTEN_FORMS } from '../editing/written-operation.js';
import { foreignAnswer } from '../files/foreign.js';
import { readOriginal, readText, shownPath } from '../files/read-text.js';
import { rewrite } from '../files/write-file.js';
import { icons } from '../icons.js';
import { servicePackage } from '../service-packages.js';
import { settingsReader } from '../settings/settings.js';
import { printable } from '../terminal/printable.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'edit',
  forms: [
    'FILE OPERATION [options]',
    "FILE 'OPERATION'... [options]",
    'FILE --from OPERATIONS.json [options]',
    '- OPERATION',
  ],
  details: [
    `An operation is typed as words, such as ${Object.values(WRITTEN_FORMS)
      .map(({ example }) => example)
      .join(
        '; ',
      )}. The command prints what it understood. Quote each of several operations: 'rename db orders' 'set api tone=blue'. Quote an operation with an arrow, such as 'set api->db label=reads'. NAME= clears a field, and row:TEXT names a line without an id.`,
    `An operation can also be JSON, such as '{"op":"rename","id":"db","to":"orders"}' or '{"op":"set","at":"api","fields":{"label":"API","tone":null}}'; docs/reference/editing.md lists them all.`,
    'Applies all operations or none. Lines that no operation names stay byte for byte, and a valid source stays valid. With standard input (-), the result goes to standard output.',
  ],
  operands: { least: 1, most: Number.POSITIVE_INFINITY, wanted: 'a file or - for standard input' },
  options: {
    from: {
      type: 'string',
      value: 'FILE',
      help: 'read the operations from this file, as a JSON list; - is standard input',
    },
    expect: { type: 'string', value: 'FINGERPRINT', help: 'fail if the source does not have this fingerprint' },
    check: { type: 'boolean', help: 'write nothing; print what would change' },
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands: [path = '-', ...args], options: { from, expect, check, settings, json }, io }) => {
    const foreign = foreignAnswer(path);
    if (foreign !== undefined) throw usageFailure(foreign);
    if (from === '-' && path === '-') throw usageFailure('Only one of the two can be read from standard input.');
    const { text, bytes } = await readOriginal(path);
    const listed = from === undefined ? [] : jsonOperations(await readText(from), shownPath(from));
    const understood = [...listed, ...operationsOf(args)];
    for (const each of understood.filter(({ typed }) => typed))
      io.err.write(`Understood: ${printable(JSON.stringify(each.operation))}\n`);
    const own = await settingsReader(io, settings).of(path);
    const { operationCall } = await servicePackage('@linework/mcp');
    const ran = await operationCall(edit, { icons, ...contextIn(own) }).call({
      source: text,
      operations: understood.map(({ operation }) => operation),
      ...(expect === undefined ? {} : { expect }),
    });
    if ('wrong' in ran) throw usageFailure(ran.wrong);
    const result = ran.value as Answer;
    if (json) io.out.write(`${JSON.stringify(result)}\n`);
    if (result.refused !== undefined) {
      if (!json) io.err.write(refusal(result.refused));
      return EXIT.mistakes;
    }
    if (path === '-' && !check && !json) io.out.write(result.source);
    if (path !== '-' && !check) rewrite(path, bytes, result.source);
    if (!json) {
      reportDiagnostics(io, path, result.source, result.diagnostics);
      if (path !== '-' || check) for (const each of result.changes) io.out.write(`${printable(each)}\n`);
    }
    return EXIT.fine satisfies Exit;
  },
});

type Ran = Awaited<ReturnType<typeof edit.run>>;
type Answer = Extract<Ran, { readonly value: unknown }>['value'];

interface Refused {
  readonly operation?: number | undefined;
  readonly message: string;
  readonly near: readonly string[];
  readonly mistakes: readonly { readonly code: string; readonly message: string; readonly hint: string }[];
}

function refusal({ operation, message, near, mistakes }: Refused): string {
  const which = operation === undefined ? '' : `operation ${operation + 1}: `;
  const lines = [
    `Nothing was changed. ${which}${message}`,
    ...near.map((each) => `  near: ${each}`),
    ...mistakes.map((each) => `  ${each.code}: ${each.message} ${each.hint}`),
  ];
  return `${lines.map(printable).join('\n')}\n`;
}
