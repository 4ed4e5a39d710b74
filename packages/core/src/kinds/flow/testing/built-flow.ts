// Flows for tests: source text built as far as the layout takes it, and statements put into groups.
import type { Outcome } from '../../../diagnostics/report.js';
import { applyGrammar } from '../../../grammar/apply.js';
import type { Checked } from '../../../grammar/entry.js';
import { resolveHeader } from '../../../settings/defaults.js';
import { cutSource } from '../../../syntax/cut-source.js';
import { parse } from '../../../syntax/parse.js';
import { testIcons } from '../../../testing/icons.js';
import { makeSource } from '../../../text/source.js';
import { buildFlow } from '../build.js';
import { flow } from '../index.js';
import type { FlowModel } from '../model.js';
import { flowGrammar } from '../statements.js';

export function checkedFlow(text: string): Checked {
  return applyGrammar(parse(cutSource(makeSource(text)), flow).value, flowGrammar).value;
}

export function builtFlow(text: string): Outcome<FlowModel> {
  const checked = checkedFlow(text);
  return buildFlow(checked, {
    header: resolveHeader(checked, flowGrammar, undefined).value,
    icons: testIcons,
    whole: true,
  });
}

/** The first statements inside a group, all except the first in a nested group if `nested`; then the others. */
export function groupedLines(lines: readonly string[], grouped: number, nested: boolean): string[] {
  const [first, ...inside] = lines.slice(0, grouped);
  if (first === undefined) return lines.slice(grouped);
  const inner = nested && inside.length > 0 ? ['group h {', ...inside, '}'] : inside;
  return ['group g {', first, ...inner, '}', ...lines.slice(grouped)];
}
