// A drawing in short: in, the answer of an operation that draws; out, its problems, its quality and its content, in a size that does not
// grow with the diagram.
import { briefDiagnostics, briefFields, cut, fitting, size } from './brief.js';
import type { Shared } from './tool-form.js';

/** Characters: less than 600 tokens. */
const ROOM = 1_650;
const DIAGNOSTICS = 900;
const FIXED = 400;

export interface Drawn {
  readonly ok?: boolean;
  readonly kind?: string;
  readonly title?: string;
  readonly diagnostics: Parameters<typeof briefDiagnostics>[0];
  readonly quality?: object;
  readonly outline?: { readonly lines: readonly string[] };
  readonly warnings?: readonly string[];
  readonly source?: string;
  readonly fixed?: Parameters<typeof briefDiagnostics>[0];
  readonly svg?: string;
  readonly text?: string;
  readonly file?: { readonly mediaType: string; readonly base64: string };
}

/** `named`: the tool's caller does not have the source. */
export function summarized(picture: Drawn, named: boolean): object {
  const { ok = true, kind, title, quality, outline, warnings = [], source, fixed, text } = picture;
  const summary = {
    ok,
    ...(kind === undefined ? {} : { kind }),
    ...(title === undefined ? {} : { title: cut(title, 120) }),
    ...briefDiagnostics(picture.diagnostics, DIAGNOSTICS),
    ...(quality === undefined ? {} : { quality: rounded(quality) }),
    ...(warnings.length === 0 ? {} : { warnings: warnings.slice(0, 3).map((each) => cut(each, 200)) }),
  };
  const lines = text === undefined && !named ? (outline?.lines ?? []) : [];
  const { kept: shown, more } = fitting(
    lines.map((each) => cut(each, 200)),
    ROOM - size(summary),
  );
  const repaired =
    fixed &&
    fitting(
      fixed.map(({ code, line, message }) => cut(`${code} line ${line}: ${message}`, 150)),
      FIXED,
    );
  return {
    ...summary,
    ...(lines.length === 0 ? {} : { outline: more === 0 ? shown : [...shown, `and ${more} more lines`] }),
    ...(repaired === undefined
      ? {}
      : { fixed: repaired.more === 0 ? repaired.kept : [...repaired.kept, `and ${repaired.more} more`] }),
    ...(source === undefined ? {} : { source }),
  };
}

/** Hundredths: no reader needs more. */
function rounded(quality: object): object {
  return Object.fromEntries(
    Object.entries(quality).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    ]),
  );
}

export function summaryFields(shared: Shared) {
  const { z } = shared;
  return {
    ok: z.boolean().describe('Whether the source has no errors.'),
    kind: z.string().optional(),
    title: z.string().optional(),
    ...briefFields(shared),
    quality: z
      .record(z.string(), z.number())
      .optional()
      .describe(
        'width and height in px; aspect: 0.33 to 3 fits on a page; textPx: label size if shown 800 px wide; crossings, bends, longestLine, against: of lines; blank: empty share.',
      ),
    warnings: z.array(z.string()).optional(),
    outline: z.array(z.string()).optional().describe('The picture in words.'),
    fixed: z.array(z.string()).optional().describe('What autofix repaired.'),
    source: z.string().optional().describe('The source as drawn, if autofix or a pattern made it.'),
    svg: z.string().optional(),
    text: z.string().optional(),
  };
}
