// Templates executed: in, all templates by name, functions and data; out, the text with the place of each stretch. Steps and
// characters are limited, so every template ends (Go, text/template).
import { type Budget, OverBudget } from '../../../reading/budget.js';
import type { Command, Node, Part, Pipe, RangeNode, Templates } from './nodes.js';
import { inserted } from './print.js';
import { type TemplatePlace, TemplateProblem } from './problem.js';
import { isDict, isList, isThing, isTrue, sortedKeys, type Thing, type Value } from './value.js';
import { weightOf } from './weight.js';

export type Calling = (args: readonly Value[], run: Run) => Value;
export type Functions = ReadonlyMap<string, Calling>;

/** What functions can use of the run that calls them. */
export interface Run {
  /** A template's text with other data. */
  readonly include: (name: string, data: Value) => string;
  /** The text of a template in a value. */
  readonly inner: (text: string, data: Value) => string;
  /** Of the whole import. */
  readonly budget: Budget;
}

/** A stretch of the output, ending at `end`, comes from `place`. */
export interface Stretch {
  readonly end: number;
  readonly place: TemplatePlace;
}

export interface Output {
  readonly text: string;
  readonly stretches: readonly Stretch[];
}

export interface Machine {
  readonly templates: Templates;
  readonly functions: Functions;
  readonly parse: (text: string, known: Templates) => { readonly nodes: readonly Node[]; readonly known: Templates };
  /** Of the whole import. */
  readonly budget: Budget;
  /** Counts what a function makes of its arguments, before it runs. */
  readonly charge: (name: string, args: readonly Value[], budget: Budget) => void;
}

/** Nested templates; Helm allows 1,000, which our stack cannot hold. */
const DEEPEST = 120;

/** A call costs more than an action. */
const CALL_STEPS = 10;

export function rendered(machine: Machine, nodes: readonly Node[], data: Value): Output {
  const out = new Writer(machine);
  new Walk(machine, machine.templates, out, data, 0).list(nodes, data);
  return out.output();
}

class Writer {
  private readonly parts: string[] = [];
  private readonly stretches: Stretch[] = [];
  private readonly machine: Machine;
  private length = 0;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  write(text: string, place: TemplatePlace): void {
    if (text === '') return;
    this.length += text.length;
    within(place, () => this.machine.budget.characters(text.length));
    this.parts.push(text);
    this.stretches.push({ end: this.length, place });
  }

  output(): Output {
    return { text: this.parts.join(''), stretches: this.stretches };
  }
}

type Leap = 'break' | 'continue' | undefined;

class Walk {
  private readonly machine: Machine;
  private readonly templates: Templates;
  private readonly out: Writer;
  private readonly depth: number;
  /** The innermost last. */
  private readonly variables: { readonly name: string; value: Value }[];

  constructor(machine: Machine, templates: Templates, out: Writer, data: Value, depth: number) {
    this.machine = machine;
    this.templates = templates;
    this.out = out;
    this.depth = depth;
    this.variables = [{ name: '$', value: data }];
  }

  list(nodes: readonly Node[], dot: Value): Leap {
    for (const node of nodes) {
      this.spend(1, node.place);
      const leap = this.node(node, dot);
      if (leap) return leap;
    }
    return undefined;
  }

  private spend(steps: number, place?: TemplatePlace): void {
    within(place, () => this.machine.budget.steps(steps));
  }

  private node(node: Node, dot: Value): Leap {
    switch (node.is) {
      case 'text':
        this.out.write(node.text, node.place);
        return undefined;
      case 'action': {
        const value = this.pipe(node.pipe, dot);
        if (node.pipe.names.length > 0) return undefined;
        if (typeof value === 'object') within(node.place, () => weightOf([value], this.machine.budget));
        this.out.write(inserted(value), node.place);
        return undefined;
      }
      case 'if':
      case 'with': {
        const before = this.variables.length;
        const value = this.pipe(node.pipe, dot);
        const truth = isTrue(value);
        const leap = this.list(truth ? node.then : node.otherwise, truth && node.is === 'with' ? value : dot);
        this.variables.length = before;
        return leap;
      }
      case 'range':
        return this.range(node, dot);
      case 'template':
        this.call(node.name, node.pipe ? this.pipe(node.pipe, dot) : null, this.out, node.place);
        return undefined;
      default:
        return node.is;
    }
  }

  private range(node: RangeNode, dot: Value): Leap {
    const before = this.variables.length;
    const entries = entriesOf(this.pipe(node.pipe, dot), node.place);
    this.spend(entries.length, node.place);
    if (!node.pipe.assigns) this.variables.length = before;
    if (entries.length === 0) {
      const leap = this.list(node.otherwise, dot);
      this.variables.length = before;
      return leap;
    }
    const [first, second] = node.pipe.names;
    for (const [key, value] of entries) {
      const inside = this.variables.length;
      if (first !== undefined) this.set(first, second === undefined ? value : key, node.pipe.assigns, node.place);
      if (second !== undefined) this.set(second, value, node.pipe.assigns, node.place);
      const leap = this.list(node.then, value);
      this.variables.length = inside;
      if (leap === 'break') break;
    }
    this.variables.length = before;
    return undefined;
  }

  private set(name: string, value: Value, assigns: boolean, place: TemplatePlace): void {
    if (!assigns) {
      this.variables.push({ name, value });
      return;
    }
    const variable = this.variables.findLast((each) => each.name === name);
    if (!variable) throw new TemplateProblem(`the variable ${name} is not defined`, place);
    variable.value = value;
  }

  private call(name: string, data: Value, out: Writer, place: TemplatePlace): void {
    const nodes = this.templates.get(name);
    if (!nodes) throw new TemplateProblem(`it calls the template "${name}", which nothing defines`, place);
    this.inside(this.templates, nodes, data, out, place);
  }

  private inside(templates: Templates, nodes: readonly Node[], data: Value, out: Writer, place: TemplatePlace): void {
    if (this.depth >= DEEPEST) throw new TemplateProblem('its templates call one another too deeply', place);
    this.spend(CALL_STEPS, place);
    new Walk(this.machine, templates, out, data, this.depth + 1).list(nodes, data);
  }

  private pipe(pipe: Pipe, dot: Value): Value {
    let value: Value | undefined;
    for (const command of pipe.commands) value = this.command(command, dot, value);
    const result = value ?? null;
    for (const name of pipe.names.slice(0, 1)) this.set(name, result, pipe.assigns, pipe.place);
    return result;
  }

  private command({ parts, place }: Command, dot: Value, last: Value | undefined): Value {
    this.spend(1, place);
    const [first, ...rest] = parts;
    if (!first) return null;
    if (first.is === 'function') return this.function(first.name, rest, dot, last, place);
    const fields = first.is === 'field' || first.is === 'variable' || first.is === 'pipe' ? first.fields : [];
    if (rest.length === 0 && last === undefined) return this.part(first, dot, place);
    const method = fields.at(-1);
    if (method !== undefined) {
      const holder = fieldsOf(this.part({ ...first, fields: [] } as Part, dot, place), fields.slice(0, -1), place);
      const own = isThing(holder) ? holder.methods[method] : undefined;
      if (own) {
        const args = rest.map((each) => this.part(each, dot, place));
        return this.guarded(() => own(last === undefined ? args : [...args, last]), place);
      }
    }
    throw new TemplateProblem(`it gives arguments to ${method ?? 'a value'}, which takes none`, place);
  }

  private function(
    name: string,
    parts: readonly Part[],
    dot: Value,
    last: Value | undefined,
    place: TemplatePlace,
  ): Value {
    if (name === 'and' || name === 'or') return this.either(name, parts, dot, last, place);
    const own = this.machine.functions.get(name);
    if (!own) throw new TemplateProblem(`it calls the function ${name}, which Helm does not have`, place);
    const args = parts.map((each) => this.part(each, dot, place));
    const all = last === undefined ? args : [...args, last];
    const run: Run = {
      include: (called, data) => {
        const out = new Writer(this.machine);
        this.call(called, data, out, place);
        return out.output().text;
      },
      inner: (text, data) => {
        const { nodes, known } = this.machine.parse(text, this.templates);
        const out = new Writer(this.machine);
        this.inside(known, nodes, data, out, place);
        return out.output().text;
      },
      budget: this.machine.budget,
    };
    return this.guarded(() => {
      this.machine.charge(name, all, this.machine.budget);
      const result = own(all, run);
      if (typeof result === 'string') this.machine.budget.characters(result.length);
      return result;
    }, place);
  }

  /** Later operands are evaluated only if they decide. */
  private either(
    name: 'and' | 'or',
    parts: readonly Part[],
    dot: Value,
    last: Value | undefined,
    place: TemplatePlace,
  ): Value {
    let value: Value = null;
    for (const part of parts) {
      value = this.part(part, dot, place);
      if (isTrue(value) === (name === 'or')) return value;
    }
    return last === undefined ? value : last;
  }

  private guarded(work: () => Value, place: TemplatePlace): Value {
    return within(place, work);
  }

  private part(part: Part, dot: Value, place: TemplatePlace): Value {
    switch (part.is) {
      case 'dot':
        return dot;
      case 'constant':
        return part.value;
      case 'field':
        return fieldsOf(dot, part.fields, place);
      case 'variable': {
        const variable = this.variables.findLast(({ name }) => name === part.name);
        if (!variable) throw new TemplateProblem(`the variable ${part.name} is not defined`, place);
        return fieldsOf(variable.value, part.fields, place);
      }
      case 'function':
        return this.function(part.name, [], dot, undefined, place);
      default: {
        const before = this.variables.length;
        const value = this.pipe(part.pipe, dot);
        this.variables.length = before;
        return fieldsOf(value, part.fields, place);
      }
    }
  }
}

/** A problem of a value has the place of the action that makes it. */
function within<Result>(place: TemplatePlace | undefined, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof OverBudget && !error.place && place?.file) {
      const { file, start, end } = place;
      throw new OverBudget(error.what, { file, span: { start, end } });
    }
    if (error instanceof TemplateProblem && !error.place?.file) throw new TemplateProblem(error.reason, place);
    if (error instanceof RangeError || error instanceof URIError)
      throw new TemplateProblem('a function cannot process this value', place);
    throw error;
  }
}

/** A null value has no fields and is not an error; a missing field of an existing value is (text/template, evalField). */
function fieldsOf(start: Value, fields: readonly string[], place: TemplatePlace): Value {
  if (start === null) return null;
  let value: Value = start;
  for (const field of fields) {
    if (value === null) throw new TemplateProblem(`it reads .${field} of a missing value`, place);
    if (isDict(value)) value = value.get(field) ?? null;
    else if (isThing(value)) {
      const method: Thing['methods'][string] | undefined = value.methods[field];
      if (method) value = method([]);
      else if (value.fields.has(field)) value = value.fields.get(field) ?? null;
      else throw new TemplateProblem(`it reads .${field}, which ${value.type} does not have`, place);
    } else throw new TemplateProblem(`it reads .${field} of ${isList(value) ? 'a list' : `a ${typeof value}`}`, place);
  }
  return value;
}

function entriesOf(value: Value, place: TemplatePlace): readonly (readonly [Value, Value])[] {
  if (value === null || value === false) return [];
  if (isList(value)) return value.map((each, at) => [at, each]);
  if (isThing(value)) return entriesOf(new Map(value.fields), place);
  if (isDict(value)) return sortedKeys(value).map((key) => [key, value.get(key) ?? null]);
  if (typeof value === 'number') {
    if (value > 100_000) throw new TemplateProblem('it counts too far', place);
    return Array.from({ length: Math.max(0, Math.trunc(value)) }, (_, at) => [at, at]);
  }
  throw new TemplateProblem('it ranges over a value that is neither a list nor a map', place);
}
