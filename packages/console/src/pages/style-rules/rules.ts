// The style rules as a form: which rules there are and which fields each has (docs/limits.md, Style rules); what the form has in its fields as the rules to
// send; and the words of a refusal at the field that they are about.
import type { BodyOf } from '../../api/of.js';
import { type Issue, Refusal } from '../../api/refusal.js';
import type { Values } from '../../parts/form.js';

export type Rules = BodyOf<'/orgs/{org}/style-rules', 'put'>['rules'];

/** A list of words has one on each line; of layers, with `|` between those of one layer. Choices are checkboxes. */
export type FieldKind = 'text' | 'lines' | 'layers' | 'tones';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly maxLength?: number;
}

export interface EntryRule {
  readonly name: 'ids' | 'labels' | 'icons' | 'tones' | 'edgeLabels' | 'owner' | 'forbidSharing' | 'layers' | 'names';
  readonly title: string;
  readonly about: string;
  /** Entries that it can have; 1 for a rule that is an object. */
  readonly most: number;
  readonly fields: readonly Field[];
}

const PATTERN: Field = {
  name: 'pattern',
  label: 'Pattern',
  kind: 'text',
  maxLength: 200,
  hint: 'A regular expression, such as ^[a-z][a-z0-9-]*$.',
};

export const ENTRY_RULES: readonly EntryRule[] = [
  {
    name: 'names',
    title: 'Glossary',
    about: 'The term that labels use instead of others. Whole words match, in any case; the fix is one click.',
    most: 200,
    fields: [
      { name: 'use', label: 'Use', kind: 'text', maxLength: 60, hint: 'Such as customer.' },
      { name: 'insteadOf', label: 'Instead of', kind: 'lines', hint: 'One per line, such as client.' },
    ],
  },
  {
    name: 'owner',
    title: 'Owner',
    about: 'Every diagram names one of these in the desc= of its header, as whole words in the same case.',
    most: 1,
    fields: [{ name: 'names', label: 'Names', kind: 'lines', hint: 'One per line, such as Payments.' }],
  },
  {
    name: 'edgeLabels',
    title: 'Labels of edges',
    about: 'Every edge has a label, except where a word such as inherits is the arrow, and from a start or to an end.',
    most: 1,
    fields: [],
  },
  {
    name: 'layers',
    title: 'Layers',
    about: 'No edge goes up against the layers, except a reply to a call.',
    most: 50,
    fields: [
      {
        name: 'order',
        label: 'From top to bottom',
        kind: 'layers',
        hint: 'One layer per line: an id or label of groups, or a type of nodes. Several in one layer with | between them: gateway | service.',
      },
    ],
  },
  {
    name: 'forbidSharing',
    title: 'Not shared',
    about: 'Nodes of these types are used by one other node at most.',
    most: 50,
    fields: [{ name: 'types', label: 'Types', kind: 'lines', hint: 'One per line, such as database.' }],
  },
  {
    name: 'ids',
    title: 'Form of ids',
    about: 'The ids written for nodes, actors, tasks and milestones.',
    most: 1,
    fields: [PATTERN],
  },
  {
    name: 'labels',
    title: 'Form of labels',
    about: 'Each label of nodes or, in a kind without nodes, of every statement and item that has one.',
    most: 1,
    fields: [PATTERN],
  },
  {
    name: 'icons',
    title: 'Icons for labels',
    about: 'Applies where icon= is allowed. The icon of a product that the label names counts, too.',
    most: 50,
    fields: [
      {
        name: 'label',
        label: 'Label has',
        kind: 'text',
        maxLength: 200,
        hint: 'Alternatives with | between them: postgres|postgresql.',
      },
      { name: 'use', label: 'Icons', kind: 'lines', hint: 'One per line: lx:database, or a whole set, aws:*.' },
    ],
  },
  {
    name: 'tones',
    title: 'Tones for types',
    about: 'Applies to a tone= in the source, not to the tone that a type has.',
    most: 50,
    fields: [
      {
        name: 'types',
        label: 'Types',
        kind: 'lines',
        isOptional: true,
        hint: 'One per line; empty for all. For a statement without types, its keyword, such as task.',
      },
      { name: 'allow', label: 'Allow only', kind: 'tones', isOptional: true },
      { name: 'forbid', label: 'Forbid', kind: 'tones', isOptional: true },
    ],
  },
];

export const TONES = ['neutral', 'blue', 'violet', 'aqua', 'orange', 'green', 'amber', 'red'] as const;

export type Entry = Readonly<Record<string, unknown>>;

/** Of a rule, as a list: one that is an object has one entry. */
export function entriesOf(rules: Rules | null, { name, most }: EntryRule): readonly Entry[] {
  const value: unknown = rules?.[name];
  if (value === undefined) return [];
  return most === 1 ? [value as Entry] : (value as readonly Entry[]);
}

/** As the service names the entry of a rule when it refuses it. */
export function pathOf({ name, most }: EntryRule, at: number): string {
  return most === 1 ? `rules.${name}` : `rules.${name}[${at}]`;
}

/** What a field shows. */
export function shownIn(field: Field, entry: Entry): string {
  const value = entry[field.name];
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
  return value.map((each: unknown) => (Array.isArray(each) ? each.join(' | ') : String(each))).join('\n');
}

/** `counts`: how many entries of each rule the form has. */
export function rulesIn(values: Values, counts: Readonly<Record<string, number>>, kinds: readonly string[]): Rules {
  const chosen = (path: string, options: readonly string[]): readonly string[] =>
    options.filter((option) => values.isOn(`${path} ${option}`));
  const number = (name: string): object => {
    const typed = values.text(`rules.${name}`);
    return typed === '' ? {} : { [name]: Number(typed) };
  };
  const forbidKinds = chosen('rules.forbidKinds', kinds);
  const flags = ['requireTitle', 'requireDescription'].filter((name) => values.isOn(`rules.${name}`));
  const level = values.text('rules.level');
  const entry = (rule: EntryRule, at: number): object => {
    const path = pathOf(rule, at);
    const scope = chosen(`${path}.kinds`, kinds);
    const hint = values.text(`${path}.hint`);
    const own = values.text(`${path}.level`);
    return {
      ...Object.fromEntries(rule.fields.flatMap((field) => valueIn(field, `${path}.${field.name}`, values, chosen))),
      ...(scope.length > 0 && { kinds: scope }),
      ...(hint !== '' && { hint }),
      ...(own !== '' && { level: own }),
    };
  };
  const entries = ENTRY_RULES.flatMap((rule): readonly (readonly [string, unknown])[] => {
    const all = Array.from({ length: counts[rule.name] ?? 0 }, (_, at) => entry(rule, at));
    if (all.length === 0) return [];
    return [[rule.name, rule.most === 1 ? all[0] : all]];
  });
  return {
    ...(level !== '' && { level }),
    ...Object.fromEntries(flags.map((name) => [name, true])),
    ...number('maxNodes'),
    ...number('maxPerGroup'),
    ...(forbidKinds.length > 0 && { forbidKinds }),
    ...Object.fromEntries(entries),
  } as Rules;
}

function valueIn(
  { name, kind, isOptional = false }: Field,
  path: string,
  values: Values,
  chosen: (path: string, options: readonly string[]) => readonly string[],
): readonly (readonly [string, unknown])[] {
  if (kind === 'text') return [[name, values.text(path)]];
  const lines = kind === 'tones' ? chosen(path, TONES) : linesOf(values.raw(path), '\n');
  if (isOptional && lines.length === 0) return [];
  return [[name, kind === 'layers' ? lines.map(layerOf) : lines]];
}

function layerOf(line: string): string | readonly string[] {
  const names = linesOf(line, '|');
  return names.length > 1 ? names : line;
}

function linesOf(text: string, between: string): readonly string[] {
  return text
    .split(between)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** The service names what is wrong by its path in the rules, one sentence after another: each beside its field. */
export function besideRules(refusal: Refusal): Refusal {
  if (refusal.code !== 'validation.failed' || refusal.issues.length > 0) return refusal;
  const starts = [...refusal.message.matchAll(/(?<=^|[.!] )rules(?:\.[a-zA-Z]+|\[\d+\])*(?= )/g)];
  const issues = starts.map((start, i): Issue => {
    const [path] = start;
    const words = refusal.message.slice(start.index + path.length, starts[i + 1]?.index).trim();
    return { path: [fieldOf(path)], message: `This ${words}` };
  });
  return issues.length === 0
    ? refusal
    : new Refusal(refusal.code, refusal.status, 'Nothing was saved. Correct these first.', issues, refusal.requestId);
}

/** Without the places in a list of words. */
function fieldOf(path: string): string {
  const end = path.indexOf('[', path.lastIndexOf('.'));
  return end === -1 ? path : path.slice(0, end);
}
