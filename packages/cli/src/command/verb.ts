// A verb of the command: its help texts, its option table, and what it does.
import type { Io } from '../terminal/io.js';
import type { Exit } from './failure.js';

interface Flag {
  readonly type: 'boolean';
  readonly short?: string;
  readonly help: string;
}

interface Setting {
  readonly type: 'string';
  readonly short?: string;
  /** The placeholder for the value in help: FILE. */
  readonly value: string;
  /** The only values it takes. */
  readonly oneOf?: readonly string[];
  readonly help: string;
}

export type OptionSpec = Flag | Setting;
export type OptionTable = Readonly<Record<string, OptionSpec>>;

type ValueOf<Spec> = Spec extends { readonly type: 'boolean' }
  ? boolean
  : Spec extends { readonly oneOf: readonly (infer Value)[] }
    ? Value | undefined
    : string | undefined;

export type Values<Table extends OptionTable> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

export interface VerbEntry {
  readonly name: string;
  readonly load: () => Promise<{ readonly verb: AnyVerb }>;
}

export interface Call<Table extends OptionTable> {
  /** The arguments that are not options: files, folders, names. */
  readonly operands: readonly string[];
  readonly options: Values<Table>;
  readonly io: Io;
  /** Every verb, for help. */
  readonly verbs: readonly VerbEntry[];
}

export interface Verb<Table extends OptionTable = OptionTable> {
  readonly name: string;
  /** One line without a period. A verb of an operation omits it and has the operation's. */
  readonly summary?: string;
  /** Forms of the arguments after `linework <verb>`. */
  readonly forms: readonly string[];
  /** The paragraphs of help after the forms. */
  readonly details: readonly string[];
  /** How many operands it takes; an error names the missing or extra one. */
  readonly operands: { readonly least: number; readonly most: number; readonly wanted: string };
  readonly options: Table;
  readonly run: (call: Call<Table>) => Exit | Promise<Exit>;
}

/** A verb in a list, where its options' types no longer matter. */
export interface AnyVerb extends Omit<Verb, 'run'> {
  readonly run: (call: Omit<Call<OptionTable>, 'options'> & { readonly options: unknown }) => Exit | Promise<Exit>;
}

/** Types the options of `run` by the table. */
export function defineVerb<const Table extends OptionTable>(verb: Verb<Table>): AnyVerb {
  return { ...verb, run: (call) => verb.run({ ...call, options: call.options as Values<Table> }) };
}

/** Options that several verbs take. */
export const jsonOption = {
  type: 'boolean',
  help: 'print only the result, as JSON on standard output',
} as const;
export const changedOption = {
  type: 'string',
  value: 'REV',
  help: 'only new files, and files that changed, or whose settings changed, since this git revision',
} as const;
export const groupEdgesOption = {
  type: 'string',
  value: 'END',
  oneOf: ['node', 'frame'],
  help: "end converted edges of subgraphs at a node inside (default) or at the group's frame",
} as const;
export const settingsOption = {
  type: 'string',
  value: 'FILE',
  help: 'settings file (default: the nearest linework.json above the source)',
} as const;
