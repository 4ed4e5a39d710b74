// Titles above columns, set once the columns have their widths.
import { expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { parts, texts } from '../scene/parts/testing/walk.js';
import { testIcons } from '../testing/icons.js';

function titleOf(source: string, id: string): readonly string[] {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  const band = parts(compiled.drawn().value.nodes, 'group').find((part) => part.id === id);
  return texts(band?.children ?? []).map(({ text }) => text);
}

const STEPS = ' {\n  node a "A step with a rather long name"\n}\n';

test('the title of a lane that is a column is on one line if the column is wide enough', () => {
  const lane = 'lane l "Issue triage workflow"';
  expect(titleOf(`swimlane direction=down\n${lane}${STEPS}`, 'l')).toEqual(['Issue triage workflow']);
  expect(titleOf(`swimlane direction=right\n${lane}${STEPS}`, 'l').length).toBeGreaterThan(1);
});

test('so is the title of a pillar, but not that of a layer', () => {
  const pillar = `pillar p "Security and compliance"${STEPS}`;
  const layer = 'layer l "Security and compliance" {\n  node b\n}\n';
  expect(titleOf(`layers\n${layer}${pillar}`, 'p')).toEqual(['Security and compliance']);
  expect(titleOf(`layers\n${layer}${pillar}`, 'l').length).toBeGreaterThan(1);
});

test('a title that stays on several lines is centred', () => {
  const { compiled } = checkSource('swimlane direction=down\nlane l "Issue triage workflow"{\n  node a\n}\n', {
    icons: testIcons,
  });
  const band = parts(compiled?.drawn().value.nodes ?? [], 'group').find((part) => part.id === 'l');
  expect(new Set(texts(band?.children ?? []).map(({ anchor }) => anchor))).toEqual(new Set(['middle']));
});
