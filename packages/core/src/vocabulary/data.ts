// The language reference as data, derived from the statement tables: in, a kind or none; out, what may be written.

import type { LinesBlock } from '../grammar/apply-lines.js';
import { wantedOf } from '../grammar/check-value.js';
import { conditionOf, edgeForm, formOf, itemForm, lineForm } from '../grammar/form.js';
import { ALL_ARROWS, NODE_TYPES } from '../grammar/shared.js';
import { STATUS_WORDS, type StatusWords } from '../grammar/status-words.js';
import type { FlagSpec, Grammar, OptionSpec, StatementSpec } from '../grammar/table.js';
import { RELATIONSHIPS } from '../grammar/verb-phrases.js';
import type { Kinds } from '../kinds/kind.js';
import { TONES } from '../scene/scene.js';
import { KIND_NAMES } from '../syntax/kind-names.js';
import { LIMITS } from '../syntax/limits.js';

export interface OptionWords {
  readonly name: string;
  /** Its values, in words. */
  readonly takes: string;
  readonly list: boolean;
  readonly default?: string;
  /** `needed`, `needed, or end=, not both`, `not with x=`, `yields to tone=`. */
  readonly condition?: string;
  readonly meaning: string;
}

export interface StatementWords {
  readonly keyword: string;
  readonly form: string;
  readonly within: readonly string[];
  readonly meaning: string;
  readonly types?: readonly string[];
  readonly flags: readonly { readonly name: string; readonly meaning: string }[];
  readonly options: readonly OptionWords[];
  /** How many one diagram can have. */
  readonly most: number;
  /** The form of each line of its block, if the block holds no statements. */
  readonly lines?: LineWords;
  readonly example: string;
}

export interface LineWords {
  readonly form: string;
  readonly meaning: string;
  readonly flags: readonly { readonly name: string; readonly meaning: string }[];
  readonly options: readonly OptionWords[];
  readonly most: number;
  readonly example: string;
}

export interface KindWords {
  readonly kind: string;
  readonly meaning: string;
  readonly header: readonly OptionWords[];
  readonly statements: readonly StatementWords[];
  readonly edges?: {
    readonly form: string;
    readonly arrows: readonly string[];
    readonly options: readonly OptionWords[];
    readonly most: number;
    readonly example: string;
  };
  readonly items?: {
    readonly form: string;
    readonly options: readonly OptionWords[];
    readonly most: number;
    readonly example: string;
  };
  readonly example: string;
}

export interface Vocabulary {
  readonly kinds: readonly { readonly name: string; readonly meaning: string; readonly available: boolean }[];
  readonly arrows: readonly { readonly arrow: string; readonly meaning: string }[];
  readonly types: readonly string[];
  readonly tones: readonly string[];
  readonly rules: readonly string[];
  /** Size limits of any source; the limit on each kind's statements is listed with the statement. */
  readonly limits: { readonly [Name in keyof typeof LIMITS]: number };
}

/** What labels draw automatically: long lists, given once and not with every kind. */
export interface AutomaticWords {
  /** Labels of edges that draw an icon automatically, by themselves or before the object acted on. */
  readonly verbs: readonly { readonly icon: string; readonly role?: string; readonly phrases: readonly string[] }[];
  /** Labels of edges that draw a status icon, and those for which the converter writes `icon=`. */
  readonly statuses: readonly StatusWords[];
  /** Labels that give a group its type: the whole label, or the last word of a label with at most three words. */
  readonly groupNames: readonly {
    readonly type: string;
    readonly labels: readonly string[];
    readonly lastWords: readonly string[];
  }[];
}

export const ARROW_MEANINGS: Readonly<Record<string, string>> = {
  '->': 'call or flow (solid)',
  '-->': 'reply, read, optional or indirect (dashed)',
  '..>': 'asynchronous: event, webhook, unawaited (dotted)',
  '<->': 'two-way call or sync (solid)',
  '<-->': 'two-way, optional or indirect (dashed)',
  '--': 'association without direction (solid)',
};

export const RULES: readonly string[] = [
  'The first line is the kind, a title in quotes and options: flow "Checkout" direction=right',
  'One statement per line. # and a space start a comment. Labels are always in double quotes.',
  'An id is letters, digits and _, with - only between two and no digit first; any word is free. Declare it once, anywhere. An edge connects declared ids: a -> b : "label"',
  'Options are name=value without spaces. Commas join a list: nodes=api,db',
  'A block opens with { at the end of its line and closes with } on its own line.',
  'Inside quotes, only \\", \\\\ and \\n (a line break) are escapes.',
  'desc= is for people who cannot see the picture, never drawn. sub= is drawn small under the label.',
  'Icon names are set:name (lx:rocket); find them: search_icons, linework icons WORD. icon=none removes an automatic one.',
];

export function vocabulary(kinds: Kinds): Vocabulary {
  return {
    kinds: KIND_NAMES.map((name) => ({
      name,
      meaning: kinds.get(name)?.grammar.meaning ?? '',
      available: kinds.has(name),
    })),
    arrows: ALL_ARROWS.map((arrow) => ({ arrow, meaning: ARROW_MEANINGS[arrow] ?? '' })),
    types: NODE_TYPES.values,
    tones: TONES,
    rules: RULES,
    limits: LIMITS,
  };
}

export function automaticWords(kinds: Kinds): AutomaticWords {
  return {
    verbs: RELATIONSHIPS,
    statuses: STATUS_WORDS,
    groupNames: [...new Set([...kinds.values()].flatMap((each) => each.groupNames))],
  };
}

/** Undefined for a kind that does not exist or cannot be drawn yet. */
export function kindVocabulary(name: string, kinds: Kinds): KindWords | undefined {
  const grammar = kinds.get(name)?.grammar;
  return grammar ? wordsOf(grammar) : undefined;
}

export function wordsOf(grammar: Grammar): KindWords {
  const { edges, items } = grammar;
  return {
    kind: grammar.kind,
    meaning: grammar.meaning,
    header: grammar.header.map(optionWords),
    statements: grammar.statements.map(statementWords),
    ...(edges
      ? {
          edges: {
            form: edgeForm(edges),
            arrows: edges.arrows,
            options: edges.options.map(optionWords),
            most: edges.most.count,
            example: edges.example,
          },
        }
      : {}),
    ...(items
      ? {
          items: {
            form: itemForm(items),
            options: items.options.map(optionWords),
            most: items.most.count,
            example: items.example,
          },
        }
      : {}),
    example: grammar.example,
  };
}

function statementWords(spec: StatementSpec): StatementWords {
  return {
    keyword: spec.keyword,
    form: formOf(spec),
    within: spec.within,
    meaning: spec.meaning,
    ...(spec.shape === 'declaration' && spec.types ? { types: spec.types.values } : {}),
    flags: spec.flags.map(flagWords),
    options: spec.options.map(optionWords),
    most: spec.most.count,
    ...(spec.shape === 'declaration' && spec.block && spec.block.holds !== 'statements'
      ? { lines: lineWords(spec.block) }
      : {}),
    example: spec.example,
  };
}

function lineWords(block: LinesBlock): LineWords {
  const { meaning, example, most } = block.lines;
  const { flags, options } = block.holds === 'columns' ? block.lines : { flags: [], options: [] };
  return {
    form: lineForm(block),
    meaning,
    flags: flags.map(flagWords),
    options: options.map(optionWords),
    most: most.count,
    example,
  };
}

function flagWords({ name, meaning }: FlagSpec): { readonly name: string; readonly meaning: string } {
  return { name, meaning };
}

function optionWords(option: OptionSpec): OptionWords {
  const condition = conditionOf(option);
  return {
    name: option.name,
    takes: wantedOf(option.value),
    list: option.list === true,
    ...(option.default === undefined ? {} : { default: option.default }),
    ...(condition === undefined ? {} : { condition }),
    meaning: option.meaning,
  };
}
