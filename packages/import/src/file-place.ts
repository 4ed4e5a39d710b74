// A place in one of several files.
import type { Span } from '@linework/core';

export interface FilePlace {
  readonly file: string;
  /** In the file's content. */
  readonly span: Span;
}
