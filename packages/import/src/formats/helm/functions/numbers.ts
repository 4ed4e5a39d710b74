// Sprig's functions for numbers, versions and other arithmetic.

import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import type { Value } from '../template/value.js';
import { number, textOf, whole } from './arguments.js';

const MOST = 10_000;

const summed = (args: readonly Value[], start: number, step: (a: number, b: number) => number, read = whole): number =>
  args.reduce((sum: number, each) => step(sum, read(each)), start);

const led = (
  args: readonly Value[],
  step: (a: number, b: number) => number,
  read: (value: Value) => number,
): number => {
  const [first, ...rest] = args.map(read);
  return rest.reduce(step, first ?? 0);
};

function divided(a: number, b: number): number {
  if (b === 0) throw new TemplateProblem('it divides by 0');
  return Math.trunc(a / b);
}

function counted(from: number, to: number, step: number): readonly number[] {
  if (step === 0) return [];
  const size = Math.max(0, Math.ceil((to - from) / step));
  if (size > MOST) throw new TemplateProblem('it counts too far');
  return Array.from({ length: size }, (_, at) => from + at * step);
}

/** Includes the last number, as `seq` of a shell. */
function sequence(args: readonly number[]): string {
  const [a = 1, b, c] = args;
  const [from, step, to] =
    b === undefined ? [1, a < 1 ? -1 : 1, a] : c === undefined ? [a, b < a ? -1 : 1, b] : [a, b, c];
  return counted(from, to + Math.sign(step), step).join(' ');
}

function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  const shifted = Math.abs(value) * scale;
  return (Math.sign(value) * Math.floor(shifted + 0.5 + Number.EPSILON)) / scale;
}

export const NUMBER_FUNCTIONS: Readonly<Record<string, Calling>> = {
  int: ([value]) => whole(value),
  int64: ([value]) => whole(value),
  atoi: ([value]) => whole(value),
  float64: ([value]) => number(value),
  toDecimal: ([value]) => Number.parseInt(textOf(value), 8) || 0,
  add: (args) => summed(args, 0, (a, b) => a + b),
  add1: ([value]) => whole(value) + 1,
  sub: (args) => led(args, (a, b) => a - b, whole),
  div: (args) => led(args, divided, whole),
  mod: ([a, b]) => {
    if (whole(b) === 0) throw new TemplateProblem('it divides by 0');
    return whole(a) % whole(b);
  },
  mul: (args) => led(args, (a, b) => a * b, whole),
  addf: (args) => summed(args, 0, (a, b) => a + b, number),
  add1f: ([value]) => number(value) + 1,
  subf: (args) => led(args, (a, b) => a - b, number),
  divf: (args) => led(args, (a, b) => a / b, number),
  mulf: (args) => led(args, (a, b) => a * b, number),
  max: (args) => Math.max(...args.map(whole)),
  biggest: (args) => Math.max(...args.map(whole)),
  min: (args) => Math.min(...args.map(whole)),
  maxf: (args) => Math.max(...args.map(number)),
  minf: (args) => Math.min(...args.map(number)),
  ceil: ([value]) => Math.ceil(number(value)),
  floor: ([value]) => Math.floor(number(value)),
  round: ([value, places]) => rounded(number(value), whole(places)),
  until: ([count]) => counted(0, whole(count), whole(count) < 0 ? -1 : 1),
  untilStep: ([from, to, step]) => counted(whole(from), whole(to), whole(step)),
  seq: (args) => (args.length === 0 ? '' : sequence(args.map(whole))),
};
