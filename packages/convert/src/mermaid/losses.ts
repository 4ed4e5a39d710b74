// What becomes of Mermaid's constructs, as data: of each type, rows that the reference shows and a test converts.
import type { ConverterCodeArgs } from './codes.js';

export interface Loss {
  /** What an author wrote. */
  readonly construct: string;
  /** What stands for it in a source. */
  readonly becomes: string;
  /** None where nothing is lost, so nothing is said. */
  readonly code?: keyof ConverterCodeArgs;
  /** Lines behind the type's header. */
  readonly before: string;
  /** Lines of the source: its statements, behind its header where that says something of it. */
  readonly after: string;
}

export interface TypeLosses {
  /** The header of a text of the type. */
  readonly head: string;
  readonly rows: readonly Loss[];
}
