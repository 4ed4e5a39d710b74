// The operations of an edit: small, typed, on a source, the same for every kind. Data only.

/** The new value of a field; `null` removes it. */
export type FieldValue = string | number | boolean | null | readonly (string | number)[];

/**
 * By name: `label`, `type`, an option, a flag (`true`), a cell or the texts of a row, `title` of a header, `arrow` of an edge:
 * every field of the statement's form.
 */
export type Fields = Readonly<Record<string, FieldValue>>;

/** An edge by its ends, as written; `nth` from 1 if several are alike. */
export interface EdgeRef {
  readonly from: string;
  readonly to: string;
  readonly nth?: number | undefined;
}

/** A line without an id: by one of its texts, or by the whole line without its comment. */
export interface RowRef {
  readonly row: string;
  readonly nth?: number | undefined;
}

/** An id, or `table.column`; an edge; a row. In `in`, the empty text is the diagram itself. */
export type Ref = string | EdgeRef | RowRef;

/** At most one of them. */
export interface Place {
  /** At the end of its block, with statements of one sort together. */
  readonly in?: Ref | undefined;
  readonly before?: Ref | undefined;
  readonly after?: Ref | undefined;
}

export type EditOperation =
  | { readonly op: 'header'; readonly fields: Fields }
  /** `statement`: the keyword; omitted for an item and for a line of a table or enum. */
  | ({ readonly op: 'add'; readonly statement?: string | undefined; readonly fields: Fields } & Place)
  /** As it would be written, with its block if it has one. */
  | ({ readonly op: 'add'; readonly line: string } & Place)
  | { readonly op: 'set'; readonly at: Ref; readonly fields: Fields }
  | { readonly op: 'rename'; readonly id: string; readonly to: string }
  /** Without a place: out of its block, after it. */
  | ({ readonly op: 'move'; readonly at: Ref } & Place)
  /** Statements of one block, into a new block at the position of the first one. */
  | {
      readonly op: 'group';
      readonly members: readonly Ref[];
      readonly statement?: string | undefined;
      readonly fields?: Fields | undefined;
    }
  | { readonly op: 'dissolve'; readonly at: Ref; readonly cascade?: boolean | undefined }
  | ({
      readonly op: 'connect';
      readonly from: string;
      readonly to: string;
      readonly fields?: Fields | undefined;
    } & Place)
  | {
      readonly op: 'reconnect';
      readonly at: EdgeRef;
      readonly from?: string | undefined;
      readonly to?: string | undefined;
    }
  | ({ readonly op: 'disconnect' } & EdgeRef)
  /** A new node on an edge: the edge goes to it, and a similar edge without a label continues from it. */
  | ({
      readonly op: 'insert';
      readonly at: EdgeRef;
      readonly statement?: string | undefined;
      readonly fields: Fields;
    } & Place)
  /** `cascade`: with the edges, notes and options that name it; without it, the removal is rejected if there are any. */
  | { readonly op: 'remove'; readonly at: Ref; readonly cascade?: boolean | undefined }
  | { readonly op: 'replace'; readonly at: Ref; readonly line: string };
