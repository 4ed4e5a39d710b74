// Checks the options of one statement: in, the words as written and the statement's table; out, the checked options.
import { type OptionToken, type Token, type ValueToken, WORD } from '../syntax/token.js';
import { nearest } from '../text/similar.js';
import { isForeignName } from './advice.js';
import { checkValue, type ValueProblem, wantedOf } from './check-value.js';
import { fixAt, report, type Sink } from './codes.js';
import { type Options, type OptionValue, optionText, valueText } from './entry.js';
import type { OptionSpec } from './table.js';

/** What a statement's own line takes, for messages. */
export interface OptionPlace {
  /** `node`, `an edge`, `the header of a flow`. */
  readonly on: string;
  readonly specs: readonly OptionSpec[];
  /** Where in this kind an option exists that is not available here. */
  readonly elsewhere: (option: string) => string | undefined;
  /** Icon names near an unknown one. */
  readonly nearIcons: NearIcons;
}

export type NearIcons = (name: string) => readonly string[];

/** The first option of each name on the line. */
type Said = ReadonlyMap<string, OptionToken>;

export function checkOptions(tokens: readonly OptionToken[], place: OptionPlace, sink: Sink): Options {
  const out = new Map<string, OptionValue>();
  const byName: Said = new Map(tokens.toReversed().map((each) => [each.name, each]));
  for (const token of tokens) {
    const spec = place.specs.find((each) => each.name === token.name);
    if (!spec || isBeyond(token, spec)) {
      reportUnknown(token, byName, place, sink);
      continue;
    }
    if (out.has(token.name)) {
      sink.add(report('E301', token.span, { option: token.name }, fixAt(sink, token.span, '', false)));
      continue;
    }
    const rival = spec.not === undefined ? undefined : byName.get(spec.not);
    if (rival !== undefined && rival.span.start < token.span.start) {
      const [one, other] = [optionText(rival), optionText(token)];
      sink.add(report('E313', token.span, { one, other }, fixAt(sink, token.span, '', false)));
    }
    const reason = rivalMeant(token, spec, byName, place);
    if (reason !== undefined) {
      const actual = token.values.map(valueText).join(',');
      const fix = fixAt(sink, token.span, reason, true);
      sink.add(report('E302', token.span, { option: token.name, found: actual, near: [reason], allowed: [] }, fix));
      continue;
    }
    const values = checkValues(token, spec, place, sink);
    if (values) out.set(token.name, { spec, span: token.span, values });
  }
  reportYielding(out, sink);
  return out;
}

/** Options that another one on the line overrides. */
function reportYielding(options: Options, sink: Sink): void {
  if (options.size < 2) return;
  for (const [name, { spec, span, values }] of options) {
    const over = spec.under === undefined ? undefined : options.get(spec.under);
    if (spec.under === undefined || over === undefined) continue;
    const isKept = values.some((each) => spec.keeps?.includes(valueText(each)) === true);
    const [weaker, stronger] = [optionText({ name, values }), optionText({ name: spec.under, values: over.values })];
    sink.add(report('W300', span, { weaker, stronger, kept: isKept }, fixAt(sink, span, '', false)));
  }
}

/** Whether a `partial` option has a value that it does not know, and no counterpart for it. */
function isBeyond({ values }: OptionToken, { partial, value }: OptionSpec): boolean {
  const [first] = values;
  const problem = partial === undefined || first === undefined ? undefined : checkValue(first, value);
  return problem !== undefined && !('instead' in problem && problem.instead !== undefined);
}

/** `role=red`: the option that the value belongs to, where one of the two is enough. */
function rivalMeant(
  { values }: OptionToken,
  spec: OptionSpec,
  byName: Said,
  { specs }: OptionPlace,
): string | undefined {
  const rival = specs.find(({ name, under }) => name === (spec.not ?? spec.under) || under === spec.name);
  const [value, ...more] = values;
  if (rival === undefined || value === undefined || more.length > 0) return undefined;
  if (byName.has(rival.name)) return undefined;
  const own = checkValue(value, spec.value);
  if (own?.code !== 'E302' || own.instead !== undefined) return undefined;
  const other = checkValue(value, rival.value);
  if (other === undefined) return `${rival.name}=${valueText(value)}`;
  return other.code === 'E302' && other.safe === true ? `${rival.name}=${other.instead}` : undefined;
}

/** Whether a required option is missing. */
export function missingOptions(specs: readonly OptionSpec[], written: readonly OptionToken[]): boolean {
  const isWritten = ({ name, foreign }: OptionSpec): boolean =>
    written.some((each) => each.name === name || foreign?.includes(each.name) === true);
  return specs.some(
    (spec) =>
      (spec.required || spec.or !== undefined) &&
      !isWritten(spec) &&
      !specs.some((each) => each.name === spec.or && isWritten(each)),
  );
}

/** An option that the line already has was not meant. */
function reportUnknown(token: OptionToken, byName: Said, place: OptionPlace, sink: Sink): void {
  const known = place.specs.map((each) => each.name);
  const intended = place.specs.find((each) => isForeignName(each, token.name) && !byName.has(each.name))?.name;
  const fix = intended === undefined ? undefined : renamed(token, intended, place, { ...sink, repaired: false });
  const advice = fix === undefined ? place.elsewhere(token.name) : undefined;
  if (intended !== undefined && advice === undefined) {
    const value = token.values[0];
    const near =
      fix === undefined || value === undefined
        ? [intended]
        : [fix.span === token.nameSpan ? optionText({ ...token, name: intended }) : fix.text];
    sink.add(
      report('E300', token.span, { option: token.name, on: place.on, near, known }, sink.repaired ? undefined : fix),
    );
    return;
  }
  if (advice !== undefined) {
    sink.add(report('E306', token.span, { option: token.name, on: place.on, advice }));
    return;
  }
  const near = nearest(
    token.name,
    known.filter((each) => !byName.has(each)),
  );
  const nearby = near[0] === undefined ? undefined : fixAt(sink, token.nameSpan, near[0], false);
  sink.add(report('E300', token.span, { option: token.name, on: place.on, near, known }, nearby));
}

/** `color=red` to `tone=red`: the name and, if the value has a counterpart too, the value. */
function renamed(token: OptionToken, name: string, place: OptionPlace, sink: Sink): ReturnType<typeof fixAt> {
  const spec = place.specs.find((each) => each.name === name);
  const value = token.values[0];
  if (!spec || !value) return undefined;
  const problem = checkValue(value, spec.value);
  if (!problem) return fixAt(sink, token.nameSpan, name, true);
  if ('instead' in problem && problem.instead !== undefined) {
    return fixAt(sink, token.span, `${name}=${problem.instead}`, 'safe' in problem && problem.safe === true);
  }
  return undefined;
}

function checkValues(
  token: OptionToken,
  spec: OptionSpec,
  place: OptionPlace,
  sink: Sink,
): readonly ValueToken[] | undefined {
  const option = token.name;
  if (token.values.length === 0) {
    sink.add(report('E305', token.span, { option, wanted: wantedOf(spec.value) }, fixAt(sink, token.span, '', false)));
    return undefined;
  }
  const last = token.values[token.values.length - 1];
  const filled = token.values.filter((each) => each.span.end > each.span.start);
  // A comma at the end has no value after it, others have an empty one.
  const loose = filled.length < token.values.length || (last !== undefined && last.span.end < token.span.end);
  const end = filled.at(-1)?.span.end;
  if (loose && end !== undefined && !sink.repaired) {
    const instead = optionText({ ...token, values: filled });
    sink.add(report('E312', token.span, { instead }, fixAt(sink, token.span, instead, true)));
    const rest = { ...token, values: filled, span: { start: token.span.start, end } };
    return checkValues(rest, spec, place, { ...sink, repaired: true });
  }
  if (token.values.length > 1 && !spec.list) {
    const whole = thousands(token, spec);
    if (whole !== undefined) {
      const fix = fixAt(sink, token.span, `${option}=${whole}`, true);
      const actual = token.values.map(valueText).join(',');
      sink.add(
        report('E303', token.span, { option, found: `'${actual}'`, wanted: wantedOf(spec.value), instead: whole }, fix),
      );
      return undefined;
    }
    sink.add(report('E310', token.span, { option, first: token.values[0] ? valueText(token.values[0]) : '' }));
    return undefined;
  }
  if (last?.span.end === last?.span.start) {
    sink.add(report('E305', token.span, { option, wanted: wantedOf(spec.value) }));
    return undefined;
  }
  const listed = spec.list === true ? listInQuotes(token, spec) : undefined;
  if (listed !== undefined) {
    const fix = fixAt(sink, token.span, `${option}=${listed}`, true);
    sink.add(
      report(
        'E303',
        token.span,
        { option, found: `the text "${listed}"`, wanted: wantedOf(spec.value), instead: listed },
        fix,
      ),
    );
    return undefined;
  }
  let good = true;
  for (const value of token.values) {
    if (!checkOne(token, value, spec, place, sink)) good = false;
  }
  return good ? token.values : undefined;
}

/** `1,000`, read as a list, is a number with a thousands separator. */
function thousands(token: OptionToken, spec: OptionSpec): string | undefined {
  if (spec.value.type !== 'integer' && spec.value.type !== 'number') return undefined;
  const [first, ...groups] = token.values.map((each) => (each.type === 'number' ? each.text : ''));
  if (first === undefined || !/^-?\d{1,3}$/.test(first) || !groups.every((each) => /^\d{3}$/.test(each)))
    return undefined;
  return [first, ...groups].join('');
}

/** `nodes="a,b"`, `by="me"`: ids in the quotes of a text. */
function listInQuotes({ values }: OptionToken, { value: { type } }: OptionSpec): string | undefined {
  const [text] = values;
  if (type !== 'reference' || values.length > 1 || text?.type !== 'string') return undefined;
  const ids = text.value.split(',').map((each) => each.trim());
  return ids.every((each) => WORD.test(each)) ? ids.join(',') : undefined;
}

function checkOne(token: OptionToken, value: ValueToken, spec: OptionSpec, place: OptionPlace, sink: Sink): boolean {
  const { name: option, values } = token;
  const fault = checkValue(value, spec.value);
  const problem = fault && iconMeant(value, spec, fault, place);
  if (!problem) return true;
  const written = valueText(value);
  switch (problem.code) {
    case 'E302': {
      const fix =
        problem.instead === undefined ? undefined : fixAt(sink, value.span, problem.instead, problem.safe === true);
      sink.add(
        report('E302', value.span, { option, found: written, near: problem.near, allowed: problem.allowed }, fix),
      );
      return false;
    }
    case 'E303': {
      const fix =
        problem.instead === undefined ? undefined : fixAt(sink, value.span, problem.instead, problem.safe === true);
      // A hint for one of several values cannot name the whole option.
      const instead = problem.instead === undefined || values.length > 1 ? {} : { instead: problem.instead };
      sink.add(report('E303', value.span, { option, found: spoken(value), wanted: problem.wanted, ...instead }, fix));
      return false;
    }
    case 'E304':
      sink.add(
        report(
          'E304',
          value.span,
          { option, found: shortened(written), range: problem.range },
          problem.instead === undefined ? undefined : fixAt(sink, value.span, problem.instead, false),
        ),
      );
      return false;
    case 'E309':
      sink.add(
        report(
          'E309',
          value.span,
          { found: written, ...(problem.instead === undefined ? {} : { instead: problem.instead }) },
          problem.instead === undefined ? undefined : fixAt(sink, value.span, problem.instead, false),
        ),
      );
      return false;
  }
}

/** `icon=postgres` names no set: finds the existing icon. */
function iconMeant(
  value: ValueToken,
  { value: type }: OptionSpec,
  problem: ValueProblem,
  place: OptionPlace,
): ValueProblem {
  if (type.type !== 'icon' || problem.code !== 'E303' || problem.instead !== undefined) return problem;
  const [near] = place.nearIcons(valueText(value));
  return near === undefined ? problem : { ...problem, instead: near, safe: false };
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

function spoken(value: ValueToken): string {
  const short = shortened(valueText(value));
  return value.type === 'string' ? `the text "${short}"` : `'${short}'`;
}

export function optionTokens(tokens: readonly Token[]): readonly OptionToken[] {
  return tokens.filter((each) => each.type === 'option');
}
