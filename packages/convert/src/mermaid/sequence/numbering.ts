// The numbers of messages: in, the statements in order; out, the options of the header and of each message that give the
// numbers Mermaid draws. docs/conversion.md, Sequence diagrams: start= and step= go up to 999; hidden messages consume a
// number in
// Mermaid, but not in the language.
import type { Diagnostic } from '@linework/core';
import type { ConverterReport } from '../contract.js';
import type { Autonumber, Message, Statement } from './ast.js';

export interface Numbering {
  readonly numbered: boolean;
  readonly start?: number;
  readonly steps: ReadonlyMap<Message, number | 'off'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Largest value of start= and step=. */
const MOST = 999;

interface Numbered {
  readonly message: Message;
  /** The number Mermaid draws; absent while numbers are off. */
  readonly number?: number;
  readonly by?: Autonumber;
}

export function numberingOf(statements: Iterable<Statement>, report: ConverterReport): Numbering {
  const numbers = wholeNumbers(drawnNumbers(statements));
  const diagnostics: Diagnostic[] = numbers.fractions.map(({ span }) =>
    report('M204', span, { what: 'Numbers with decimals', became: 'whole numbers in steps of one' }),
  );
  const steps = new Map<Message, number | 'off'>();
  const cut = new Set<Autonumber>();
  let start: number | undefined;
  let next = 1;
  for (const { message, number, by } of numbers.list) {
    if (number === undefined) {
      steps.set(message, 'off');
      continue;
    }
    if (start === undefined && number <= MOST) {
      start = number;
      next = number;
    }
    if (start !== undefined && number === next) {
      next += 1;
    } else if (number <= MOST) {
      steps.set(message, number);
      next = number + 1;
    } else {
      steps.set(message, 'off');
      if (by) cut.add(by);
    }
  }
  for (const { span } of cut) {
    const instead = `start= and step= accept at most ${MOST}. Split the diagram, or start lower.`;
    diagnostics.push(report('M203', span, { what: `Numbering above ${MOST}`, instead }));
  }
  if (start === undefined) return { numbered: false, steps: new Map(), diagnostics };
  return { numbered: true, ...(start === 1 ? {} : { start }), steps, diagnostics };
}

function drawnNumbers(statements: Iterable<Statement>): readonly Numbered[] {
  const list: Numbered[] = [];
  let number = 1;
  let step = 1;
  let by: Autonumber | undefined;
  for (const statement of statements) {
    if (statement.kind === 'autonumber') {
      // Zero counts as absent.
      number = statement.start || number;
      step = statement.step || step;
      by = statement.visible ? statement : undefined;
    } else if (statement.kind === 'message') {
      list.push({ message: statement, ...(by ? { number, by } : {}) });
      number = Math.round((number + step) * 100) / 100;
    }
  }
  return list;
}

/** After an autonumber with decimals, messages count by one from the integer part of its first number. */
function wholeNumbers(list: readonly Numbered[]): { list: readonly Numbered[]; fractions: readonly Autonumber[] } {
  const fractions = new Set<Autonumber>();
  for (const { number, by } of list) if (by && number !== undefined && !Number.isInteger(number)) fractions.add(by);
  const next = new Map<Autonumber, number>();
  const whole = list.map((each) => {
    if (each.number === undefined || !each.by || !fractions.has(each.by)) return each;
    const number = next.get(each.by) ?? Math.floor(each.number);
    next.set(each.by, number + 1);
    return { ...each, number };
  });
  return { list: whole, fractions: [...fractions] };
}
