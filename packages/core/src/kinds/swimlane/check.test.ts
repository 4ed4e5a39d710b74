// What is reported about a process that can be drawn: phases, answers, hand-offs, unconnected steps.
import { describe, expect, it } from 'vitest';
import { checkSource } from '../../check.js';
import { validate } from '../../draw.js';
import { parts, primitives, words } from '../../scene/parts/testing/walk.js';
import type { PartNode } from '../../scene/scene.js';
import { testIcons } from '../../testing/icons.js';
import { SIXTY } from '../testing/sixty-names.js';

const PHASES = 'swimlane "Refund"\nphase ask "Request"\nphase pay "Payment"\n';

function reportsOf(source: string): readonly string[] {
  return validate(source, { icons: testIcons }).diagnostics.map(({ code, line }) => `${code} ${line}`);
}

const STEPS = `${PHASES}lane a {\n  node one phase=ask\n  node two decision phase=pay\n}\nlane b {\n  node three phase=pay\n}\n`;

describe('phases', () => {
  it('can be returned to in a loop', () => {
    expect(reportsOf(`${STEPS}one -> two\ntwo -> three : "x"\nthree --> one : "y"\n`)).toEqual([]);
  });

  it('are out of order if a line leads back and nothing leads forward again', () => {
    expect(reportsOf(`${STEPS}three -> one : "x"\none -> two\ntwo --> one : "again"\n`)).toEqual(['W650 11']);
  });

  it('ignore a line without a head, and one that leads both ways and forward again', () => {
    expect(reportsOf(`${STEPS}three -- one : "x"\none -> two\n`)).toEqual([]);
    expect(reportsOf(`${STEPS}two <-> one\none -> three : "x"\n`)).toEqual([]);
  });

  it('that are not declared are not reported twice', () => {
    expect(reportsOf(`${STEPS}two -> one : "x"\n`.replace('phase=ask', 'phase=zzz'))).toEqual(['E201 5']);
  });

  it('without steps are reported, and a step that no line places', () => {
    expect(reportsOf(`${PHASES}lane a {\n  node one phase=ask\n  node two\n}\n`)).toEqual(['W654 3', 'W655 6']);
    expect(reportsOf(`${STEPS}one -> two\ntwo -> three : "x"\n`.replace('three phase=pay', 'three'))).toEqual([]);
  });
});

describe('hand-offs', () => {
  const LANES = 'swimlane "Claims"\nlane a {\n  node one\n  node four\n}\nlane b {\n  node two\n  node three\n}\n';

  it('need no label if others have none', () => {
    expect(reportsOf(`${LANES}one -> two\ntwo -> three\nthree -> four : "x"\n`)).toEqual([]);
  });

  it('of a document need no label, since it says what is handed over', () => {
    const document = LANES.replace('node four', 'node four document "Receipt"');
    expect(reportsOf(`${document}one -> two : "form"\none -> three : "copy"\nthree -> four\nfour -> one\n`)).toEqual(
      [],
    );
  });

  it('must say what is handed over if most do', () => {
    expect(reportsOf(`${LANES}one -> two : "form"\none -> three : "copy"\nthree -> four\n`)).toEqual(['W652 12']);
  });
});

describe('notes', () => {
  const SHOP = 'swimlane "Refund" direction=right\nlane shop {\n  node check\n  node pay\n}\ncheck -> pay\n';
  const partsOf = (lines: string): readonly PartNode[] =>
    parts(checkSource(`${SHOP}${lines}\n`, { icons: testIcons }).compiled?.drawn().value.nodes ?? [], 'note');

  it('are drawn in the lane of their step with a line to it, and without an id below the picture', () => {
    const [about, loose] = partsOf('note check : "Within a day" tone=blue\nnote : "Applies to all"');
    expect([about, loose].map((each) => words(each === undefined ? [] : [each]))).toEqual([
      'Within a day',
      'Applies to all',
    ]);
    const lines = (each: PartNode | undefined): number =>
      primitives(each?.children ?? []).filter(({ type }) => type === 'connector').length;
    expect([lines(about), lines(loose)]).toEqual([1, 0]);
  });

  it('are about steps, and are in the outline', () => {
    expect(reportsOf(`${SHOP}note shop : "x"\n`)).toEqual(['E203 7']);
    expect(reportsOf(`${SHOP}note chek : "x"\n`)).toEqual(['E201 7']);
    const { compiled } = checkSource(`${SHOP}note check : "Within\\na day"\n`, { icons: testIcons });
    expect(compiled?.outline.lines.at(-1)).toBe('Note on check: Within a day');
  });
});

it('a lane without steps is reported, but not what only follows from an unreadable line', () => {
  expect(reportsOf('swimlane "Claims"\nlane a {\n}\n')).toEqual(['W201 2']);
  expect(reportsOf('swimlane "Claims"\nlane a {\n  node one\n  node two\n}\nzzz zzz\n')).toEqual(['E400 6']);
});

it('sixty steps have narrower names, so that they are larger on a page', () => {
  const lanes = [0, 1, 2, 3, 4, 5].map((l) => {
    const nodes = SIXTY.slice(10 * l, 10 * l + 10).map((name, i) => `  node n${l}_${i} function "${name}"`);
    const lines = nodes.slice(1).map((_, i) => `n${l}_${i} -> n${l}_${i + 1}`);
    return `lane l${l} {\n${nodes.join('\n')}\n}\n${lines.join('\n')}\n`;
  });
  const source = `swimlane "Made" direction=down\n${lanes.join('')}`;
  const scene = checkSource(source, { icons: testIcons }).compiled?.drawn().value;
  expect((14 * 1_000) / (scene?.width ?? 0)).toBeGreaterThanOrEqual(9.5);
  expect(parts(scene?.nodes ?? [], 'node').map((each) => words([each]))).toEqual(SIXTY);
});
