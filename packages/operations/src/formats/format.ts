// What a format of pictures is to the operations: in, a source and how it is to look; out, what its check says, and the
// picture as fields of the answer.
import type { Context, Outline, PictureFormat, PictureLook, SourceReport } from '@linework/core';
import type { OperationContext, Refusal } from '../operation.js';

export type Look = { readonly [Option in keyof PictureLook]?: PictureLook[Option] | undefined };

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

export interface Format extends PictureFormat {
  readonly draw: (
    text: string,
    look: Look,
    core: Context,
    context: OperationContext,
  ) => Drawn | Refusal | Promise<Drawn | Refusal>;
}
