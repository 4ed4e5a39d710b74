// The statement table of a kind: what can be written, with types, ranges, defaults, one line of meaning and an example.
// The parser's blocks, the checks, suggestions, the vocabulary, completion and the written reference all use it.

export type ValueType =
  | {
      readonly type: 'choice';
      readonly values: readonly string[];
      /** Spellings of other languages and the word meant (`LR`: `right`); never accepted, only suggested. */
      readonly foreign?: Readonly<Record<string, string>>;
      /** The values are tones: the nearest one is suggested for a colour. */
      readonly colours?: true;
    }
  | {
      readonly type: 'integer';
      readonly min: number;
      readonly max: number;
      /** Words accepted besides numbers (`off`). */
      readonly words?: readonly string[];
    }
  | { readonly type: 'number'; readonly min?: number; readonly max?: number }
  /** A number, or two joined by `..`, the lower one first. */
  | { readonly type: 'range' }
  | { readonly type: 'text' }
  /** `columnOf`: it names a column of the table in the row's cell of that name. */
  | { readonly type: 'word'; readonly columnOf?: string }
  | { readonly type: 'icon' }
  | { readonly type: 'link' }
  /** `clock`: it can have a time of day. */
  | { readonly type: 'date'; readonly range: boolean; readonly clock?: true }
  /** A length of time. */
  | { readonly type: 'days' }
  /**
   * The id of a statement with one of these keywords, or the word that an option of the header names (git's `main=`).
   * `begins`: the keyword that is meant where nothing declares it, in a row of that one cell (`switch x` to `branch x`).
   */
  | { readonly type: 'reference'; readonly to: readonly string[]; readonly given?: string; readonly begins?: string }
  /** `table.column` */
  | { readonly type: 'column' }
  /** One of several; a value that is none of them gets the first certain repair. */
  | { readonly type: 'either'; readonly of: readonly ValueType[] }
  /** Any value of the language. */
  | { readonly type: 'any' };

/** What a change of a value affects, if not what the diagram says: how it says it, or only how it looks. */
export type Touches = 'wording' | 'look';

export interface OptionSpec {
  readonly name: string;
  readonly touches?: Touches;
  readonly value: ValueType;
  /** Several values joined by commas. */
  readonly list?: boolean;
  /** The default, as it would be written. */
  readonly default?: string;
  /** The statement is incomplete without it. */
  readonly required?: true;
  /** The same unless that other option is there: a line needs one of the two (`or: 'after'` of `start`, and vice versa). */
  readonly or?: string;
  /** An option that cannot be used together with this one. */
  readonly not?: string;
  /** An option that takes precedence where both set the same. */
  readonly under?: string;
  /** Its values express little of what its name means elsewhere: any other one is reported as an unknown option. */
  readonly partial?: true;
  /** Beside the option it is under, the repair drops it without asking, except these values, which mean more. */
  readonly keeps?: readonly string[];
  readonly meaning: string;
  /** Names in other languages (`color`, `URL`); never accepted, only suggested. */
  readonly foreign?: readonly string[];
}

export interface FlagSpec {
  readonly name: string;
  readonly meaning: string;
  /** What other languages write, in lower case (`primary key`). */
  readonly foreign?: readonly string[];
}

/** The content of a block; all but statements are lines of one form, whatever their first word. */
export type BlockSpec =
  | { readonly holds: 'statements'; readonly required: boolean; readonly branch?: 'else' | 'and' }
  | { readonly holds: 'columns'; readonly required: boolean; readonly branch?: never; readonly lines: ColumnSpec }
  | { readonly holds: 'values'; readonly required: boolean; readonly branch?: never; readonly lines: LineSpec }
  | { readonly holds: 'members'; readonly required: boolean; readonly branch?: never; readonly lines: LineSpec };

export interface TypeWords {
  readonly values: readonly string[];
  readonly default?: string;
  /** Names in other languages and the type meant (`cylinder`: `database`); never accepted, only suggested. */
  readonly foreign?: Readonly<Record<string, string>>;
}

/** How many of a statement one diagram can have: what can be drawn in a few seconds. */
export interface Most {
  readonly count: number;
  /** `nodes`, for messages. */
  readonly what: string;
}

/** The lines of a block without statements: a value of an enum (word [string]), a member of a class. */
export interface LineSpec {
  readonly most: Most;
  readonly meaning: string;
  readonly example: string;
}

/** A line of a table: word coltype [string] { flag | option }. */
export interface ColumnSpec extends LineSpec {
  readonly flags: readonly FlagSpec[];
  readonly options: readonly OptionSpec[];
  /** What other languages write for what is the default here (`not null`). */
  readonly needless?: readonly string[];
}

interface StatementBase {
  readonly keyword: string;
  readonly most: Most;
  /** `diagram` or the keywords of the blocks that can contain it. */
  readonly within: readonly string[];
  readonly flags: readonly FlagSpec[];
  readonly options: readonly OptionSpec[];
  readonly meaning: string;
  /** One line (or block) of source. */
  readonly example: string;
  /** What other languages call it. */
  readonly foreign?: readonly string[];
}

export interface DeclarationSpec extends StatementBase {
  readonly shape: 'declaration';
  readonly id: 'required' | 'none';
  readonly types?: TypeWords;
  readonly label: 'optional' | 'required' | 'none';
  readonly block?: BlockSpec;
}

export interface CellSpec {
  readonly name: string;
  readonly touches?: Touches;
  readonly value: ValueType;
  readonly optional?: boolean;
  /** This cell and all that follow. */
  readonly repeat?: boolean;
  /** Values joined by commas. */
  readonly list?: boolean;
  /** `-` stands for an empty cell. */
  readonly empty?: boolean;
  /** The text is the label of an item, which has no id. */
  readonly ofItem?: true;
  /** The word declares an id. */
  readonly declares?: boolean;
  /** The keyword that is meant where the id is declared already (`branch x` again to `switch x`). */
  readonly again?: string;
}

export interface RowSpec extends StatementBase {
  readonly shape: 'row';
  readonly cells: readonly CellSpec[];
  /** Strings after a colon. */
  readonly texts?: { readonly min: number; readonly max: number };
}

export type StatementSpec = DeclarationSpec | RowSpec;

export interface EdgeSpec {
  readonly most: Most;
  /** Keywords of the statements that an edge can connect. */
  readonly joins: readonly string[];
  /** Arrows, and words that stand for one (`inherits`). */
  readonly arrows: readonly string[];
  /** Arrows of other kinds and languages, and the one meant (`-->`: `->`); never accepted, only suggested. */
  readonly foreign?: Readonly<Record<string, string>>;
  readonly label: 'optional' | 'none';
  readonly within: readonly string[];
  /** Ends that need no declaration and are not ids (`start` and `end` of state). */
  readonly given?: readonly string[];
  readonly options: readonly OptionSpec[];
  /** What each arrow or word means, where it differs from other kinds. */
  readonly meaning?: string;
  readonly example: string;
}

export interface ItemSpec {
  readonly most: Most;
  /** `leaves`: on every item without items below it, and on no other. */
  readonly number: 'none' | 'optional' | 'leaves';
  /** Exactly one item is at the top level. */
  readonly top?: 'one';
  /** A label that names a product gives the item its icon. */
  readonly products?: true;
  /** One line: what an item is; the vocabulary adds how items nest. */
  readonly meaning?: string;
  readonly options: readonly OptionSpec[];
  readonly example: string;
}

export interface Grammar {
  readonly kind: string;
  /** One line: what the kind is for. */
  readonly meaning: string;
  /** First words of other languages' diagrams of this kind. */
  readonly foreignHeaders: readonly string[];
  /** The options that such a first word implies (`C4Container`: `view=container`). */
  readonly foreignHeaderOptions?: Readonly<Record<string, readonly string[]>>;
  /** Words that follow such a first word, and our option for each (`horizontal`: `orientation=horizontal`). */
  readonly foreignHeaderWords?: Readonly<Record<string, string>>;
  /** First words of lines that identify such a diagram in PlantUML, whose first line names no kind. */
  readonly foreignSigns?: readonly string[];
  /** First words of the lines below the first in a command's listing, which names no kind (`├──`). */
  readonly foreignLines?: readonly string[];
  readonly header: readonly OptionSpec[];
  readonly statements: readonly StatementSpec[];
  readonly edges?: EdgeSpec;
  readonly items?: ItemSpec;
  /** The keyword of what edges connect, and of a frame around it, for repairs. */
  readonly node?: string;
  readonly frame?: string;
  /** The order of lines has a meaning: what comes first, happens first. */
  readonly ordered?: true;
  /** Icons of the set `lx` that suit the kind, so that a first source needs no search. */
  readonly icons?: readonly string[];
  /** A whole small diagram that uses most of the kind. */
  readonly example: string;
}
