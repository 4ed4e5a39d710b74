// A line of Mermaid pasted into one of our sources means what the converter reads in it: a name or a sign that only one of them
// knows fails here.
import { MERMAID_BRACKETS, MERMAID_SHAPE_NAMES, mermaidShape, mermaidShapeName, validate } from '@linework/core';
import { describe, expect, it } from 'vitest';
import { bodyOf, context } from '../testing/convert.js';

/** The lines that the fix writes, and whether it loses nothing. */
function repaired(line: string): { readonly lines: readonly string[]; readonly safe: boolean } | undefined {
  const [fix] = validate(`flow "T"\n${line}\n`, context).diagnostics.flatMap((each) => (each.fix ? [each.fix] : []));
  return fix && { lines: fix.text.split('\n').map((each) => each.trim()), safe: fix.safe };
}

const FORMS: readonly (readonly [line: string, shape: string])[] = [
  ...MERMAID_SHAPE_NAMES.map(
    (name) => [`A@{ shape: ${name}, label: "Ask Ida" }`, mermaidShapeName(name) ?? ''] as const,
  ),
  ...MERMAID_BRACKETS.flatMap(({ open, closes }) =>
    closes.map(([close, name]) => [`A${open}Ask Ida${close}`, name] as const),
  ),
];

describe('a node of Mermaid in a flow', () => {
  it.each(FORMS)('%s is the node that the converter makes', (line, shape) => {
    const { lines, safe } = repaired(line) ?? { lines: [], safe: undefined };
    const [made = ''] = bodyOf(`flowchart TD\n${line}`);
    expect(lines).toEqual([made]);
    expect(safe).toBe(mermaidShape(shape).lost !== true || mermaidShape(shape).type !== 'step');
  });

  it.each(MERMAID_SHAPE_NAMES.filter((name) => mermaidShape(mermaidShapeName(name) ?? '').mark !== undefined))(
    'the shape %s without a label is named as the converter names it',
    (name) => {
      const line = `A@{ shape: ${name} }`;
      expect(repaired(line)?.lines).toEqual(bodyOf(`flowchart TD\n${line}`));
    },
  );
});

describe("shape= with a name of Mermaid's", () => {
  const typed = [...new Set(MERMAID_SHAPE_NAMES)].filter(
    (name) => mermaidShape(mermaidShapeName(name) ?? '').type !== 'step',
  );

  it.each(typed)('%s becomes the type that the converter gives the shape', (name) => {
    const { type } = mermaidShape(mermaidShapeName(name) ?? '');
    expect(repaired(`node a "Ask Ida" shape=${name}`)?.lines).toEqual([`node a ${type} "Ask Ida"`]);
  });
});
