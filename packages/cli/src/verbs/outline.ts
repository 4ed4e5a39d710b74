// linework outline: one source in words and as data.
import { makeSource, outline, rangeOf, type Span } from '@linework/core';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { foreignAnswer } from '../files/foreign.js';
import { readText } from '../files/read-text.js';
import { icons } from '../icons.js';
import { saidOnce, settingsReader } from '../settings/settings.js';
import { printableLines } from '../terminal/printable.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'outline',
  forms: ['FILE [options]', '- [options]'],
  details: [
    'Prints what the picture says, a line each. With --json also its nodes, edges and groups with their lines and columns in the source.',
  ],
  operands: { least: 1, most: 1, wanted: 'a file or - for standard input' },
  options: { settings: settingsOption, json: jsonOption },
  run: async ({ operands: [path = '-'], options: { settings, json }, io }): Promise<Exit> => {
    const foreign = foreignAnswer(path);
    if (foreign !== undefined) throw usageFailure(foreign);
    const text = await readText(path);
    const { defaults } = await settingsReader(io.folder, settings, saidOnce(io)).of(path);
    const { outline: described, diagnostics, ...rest } = outline(text, { icons, ...(defaults ? { defaults } : {}) });
    if (json) {
      const source = makeSource(text);
      const placed = <T extends { readonly span: Span }>({ span, ...each }: T): object => ({
        ...each,
        ...rangeOf(source, span),
      });
      const data = described && {
        lines: described.lines,
        nodes: described.nodes.map(placed),
        edges: described.edges.map(placed),
        groups: described.groups.map(placed),
      };
      io.out.write(`${JSON.stringify({ ...rest, ...data, diagnostics })}\n`);
    } else {
      reportDiagnostics(io, path, text, diagnostics);
      for (const line of described?.lines ?? []) io.out.write(`${printableLines(line)}\n`);
    }
    return rest.ok ? EXIT.fine : EXIT.mistakes;
  },
});
