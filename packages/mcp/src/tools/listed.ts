// Tools that answer with lists of their operation's own entries: as many as fit, with the number of the rest, and all on request.
import { type AnyOperation, isRefusal } from '@linework/operations';
import type { AnyTool } from '../context.js';
import { cut, fitting, fittingErrors, MORE } from './brief.js';
import { withForm } from './tool-form.js';

/** Characters of each list, by its field. */
const ROOMS: Readonly<Record<string, number>> = {
  diagnostics: 2_400,
  fixed: 1_200,
  before: 900,
  after: 900,
  changes: 1_400,
};

/** Characters of a report in Markdown. */
const REPORT = 1_200;
const TITLE = 120;

const ALL = 'List everything, not only what fits.';

export const listedTool = (operation: AnyOperation): AnyTool =>
  withForm<{ readonly all?: boolean }>(operation, {
    schemas: ({ z }, { input, output }) => ({
      input: z.strictObject({ ...input.shape, all: z.boolean().optional().describe(ALL) }),
      output: z.object({ ...output.shape, more: z.int().optional().describe(MORE) }),
    }),
    run: async ({ all = false, ...args }, ask) => {
      const ran = await ask(args);
      if (!isRefusal(ran)) return all ? ran : { value: shortened(ran.value as object) };
      const { details } = ran;
      if (!Array.isArray(details)) return ran;
      return { ...ran, details: all ? { diagnostics: details } : shortened({ diagnostics: details }) };
    },
  });

function shortened(value: object): object {
  const fields = Object.entries(value).map(([name, each]) => {
    const room = ROOMS[name];
    if (room !== undefined && Array.isArray(each)) {
      const { kept: shown, more } = fittingErrors(each.map(withShortTexts), room);
      return { name, kept: shown, more };
    }
    return { name, kept: shortText(name, each), more: 0 };
  });
  const more = fields.reduce((sum, each) => sum + each.more, 0);
  return {
    ...Object.fromEntries(fields.map(({ name, kept: shown }) => [name, shown])),
    ...(more === 0 ? {} : { more }),
  };
}

function shortText(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'title') return cut(value, TITLE);
  if (name !== 'report') return value;
  const lines = value.split('\n');
  const { kept: shown, more } = fitting(
    lines.map((each) => cut(each)),
    REPORT,
  );
  return more === 0 ? value : [...shown, '', `and ${more} more lines`].join('\n');
}

function withShortTexts(entry: object): object {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? cut(value)
        : name === 'fields' && Array.isArray(value)
          ? value.map(withShortTexts)
          : value,
    ]),
  );
}
