// How Mermaid's constructs convert, as data: rows for each type that the reference shows and a test converts.
import type { ConverterCodeArgs } from './codes.js';

export interface Loss {
  /** The construct in the input. */
  readonly construct: string;
  /** What it becomes in the produced source. */
  readonly becomes: string;
  /** Absent if nothing is lost, so nothing is reported. */
  readonly code?: keyof ConverterCodeArgs;
  /** Lines after the type's header. */
  readonly before: string;
  /** Lines of the source: its statements, with the header if it is relevant. */
  readonly after: string;
}

export interface TypeLosses {
  /** The header line of the type. */
  readonly head: string;
  readonly rows: readonly Loss[];
}
