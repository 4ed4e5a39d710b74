// What a format of pictures is to the operations: in, a source and how it is to look; out, what its check says, and the
// picture as fields of the answer.
import type { Context, Outline, Scheme, SourceReport } from '@linework/core';
import type { OperationContext, Refusal } from '../operation.js';

export interface Look {
  readonly scheme?: Scheme | undefined;
  readonly embedSource?: boolean | undefined;
  readonly embedFont?: boolean | undefined;
  readonly background?: 'canvas' | 'none' | undefined;
  /** Pixels for each px. */
  readonly scale?: number | undefined;
  /** Cells of a line of text, at most. */
  readonly columns?: number | undefined;
  readonly ascii?: boolean | undefined;
}

/** The picture in an answer: one of its fields, and what could not be drawn as measured. */
export interface Picture {
  readonly svg?: string;
  readonly text?: string;
  readonly file?: { readonly mediaType: string; readonly base64: string };
  readonly warnings?: readonly string[];
}

export interface Drawn extends SourceReport {
  readonly outline?: Outline;
  /** Left out where the source has mistakes. */
  readonly picture?: Picture;
}

export interface Format {
  readonly name: 'svg' | 'png' | 'pdf' | 'text';
  readonly mediaType: string;
  /** What it can follow; other wishes are refused. */
  readonly takes: readonly (keyof Look)[];
  readonly draw: (
    text: string,
    look: Look,
    core: Context,
    context: OperationContext,
  ) => Drawn | Refusal | Promise<Drawn | Refusal>;
}
