// A diagram as data to be written: what converters, importers and edits pass to the one printer (print.ts).

export type Arrow = '->' | '-->' | '..>' | '<->' | '<-->' | '--';

/** `raw` is written unchanged (word, number, date, icon); `text` is written as a quoted string. */
export type DraftValue = { readonly raw: string } | { readonly text: string };

export interface DraftOption {
  readonly name: string;
  /** One value, or a list joined by commas. */
  readonly values: readonly DraftValue[];
}

export interface DraftHeader {
  readonly kind: string;
  readonly title?: string;
  readonly options?: readonly DraftOption[];
}

/** keyword [id] [type] [label] flags and options, and perhaps a block. */
export interface DraftDeclaration {
  readonly shape: 'declaration';
  readonly keyword: string;
  readonly id?: string;
  readonly type?: string;
  readonly label?: string;
  readonly flags?: readonly string[];
  readonly options?: readonly DraftOption[];
  /** Statements of its block; an empty list writes an empty block. */
  readonly children?: readonly DraftStatement[];
  /** Further branches of the block: `} else "x" {`. */
  readonly branches?: readonly DraftBranch[];
}

export interface DraftBranch {
  readonly word: 'else' | 'and';
  readonly label?: string;
  readonly options?: readonly DraftOption[];
  readonly children: readonly DraftStatement[];
}

export interface DraftEdge {
  readonly shape: 'edge';
  readonly from: string;
  /** One of the six arrows, or a relation word of class. */
  readonly arrow: string;
  readonly to: string;
  readonly label?: string;
  readonly options?: readonly DraftOption[];
}

export interface DraftItem {
  readonly shape: 'item';
  readonly label: string;
  readonly value?: string;
  readonly options?: readonly DraftOption[];
  readonly children?: readonly DraftStatement[];
}

/** keyword cells [: texts] options. */
export interface DraftRow {
  readonly shape: 'row';
  readonly keyword: string;
  readonly cells?: readonly DraftValue[];
  readonly texts?: readonly string[];
  readonly flags?: readonly string[];
  readonly options?: readonly DraftOption[];
}

/** A line written unchanged: a column, a member, a value of an enum. */
export interface DraftRaw {
  readonly shape: 'raw';
  readonly text: string;
}

export interface DraftComment {
  readonly shape: 'comment';
  /** Without the `#`. */
  readonly text: string;
}

export interface DraftBlank {
  readonly shape: 'blank';
}

export type DraftStatement = DraftDeclaration | DraftEdge | DraftItem | DraftRow | DraftRaw | DraftComment | DraftBlank;

export interface DiagramDraft {
  readonly header: DraftHeader;
  readonly statements: readonly DraftStatement[];
}
