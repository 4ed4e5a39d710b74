// What is reported about a process that can be drawn: phases, answers, hand-offs, unconnected steps.
import { describe, expect, it } from 'vitest';
import { validate } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';

const PHASES = 'swimlane "Refund"\nphase ask "Request"\nphase pay "Payment"\n';

function said(source: string): readonly string[] {
  return validate(source, { icons: testIcons }).diagnostics.map(({ code, line }) => `${code} ${line}`);
}

const STEPS = `${PHASES}lane a {\n  node one phase=ask\n  node two decision phase=pay\n}\nlane b {\n  node three phase=pay\n}\n`;

describe('phases', () => {
  it('can be returned to in a loop', () => {
    expect(said(`${STEPS}one -> two\ntwo -> three : "x"\nthree --> one : "y"\n`)).toEqual([]);
  });

  it('are out of order if a line leads back and nothing leads forward again', () => {
    expect(said(`${STEPS}three -> one : "x"\none -> two\ntwo --> one : "again"\n`)).toEqual(['W650 11']);
  });

  it('ignore a line without a head, and one that leads both ways and forward again', () => {
    expect(said(`${STEPS}three -- one : "x"\none -> two\n`)).toEqual([]);
    expect(said(`${STEPS}two <-> one\none -> three : "x"\n`)).toEqual([]);
  });

  it('that are not declared are not reported twice', () => {
    expect(said(`${STEPS}two -> one : "x"\n`.replace('phase=ask', 'phase=zzz'))).toEqual(['E201 5']);
  });

  it('without steps are reported, and a step that no line places', () => {
    expect(said(`${PHASES}lane a {\n  node one phase=ask\n  node two\n}\n`)).toEqual(['W654 3', 'W655 6']);
    expect(said(`${STEPS}one -> two\ntwo -> three : "x"\n`.replace('three phase=pay', 'three'))).toEqual([]);
  });
});

describe('hand-offs', () => {
  const LANES = 'swimlane "Claims"\nlane a {\n  node one\n  node four\n}\nlane b {\n  node two\n  node three\n}\n';

  it('need no label if others have none', () => {
    expect(said(`${LANES}one -> two\ntwo -> three\nthree -> four : "x"\n`)).toEqual([]);
  });

  it('must say what is handed over if most do', () => {
    expect(said(`${LANES}one -> two : "form"\none -> three : "copy"\nthree -> four\n`)).toEqual(['W652 12']);
  });
});

it('a lane without steps is reported, but not what only follows from an unreadable line', () => {
  expect(said('swimlane "Claims"\nlane a {\n}\n')).toEqual(['W201 2']);
  expect(said('swimlane "Claims"\nlane a {\n  node one\n  node two\n}\nzzz zzz\n')).toEqual(['E400 6']);
});
