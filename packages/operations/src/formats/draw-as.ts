// A picture in the requested format: in, a source and its look; out, the report of the check, and the picture as fields of
// the response.
import {
  type Context,
  defaultFormat,
  type Outline,
  type PictureFormat,
  type PictureLook,
  type PictureQuality,
  pictureFormats,
  type SourceReport,
  uselessOption,
} from '@linework/core';
import type { OperationContext, Refusal } from '../operation.js';

/** Node's own; this package has no types for it. */
declare const Buffer: { readonly from: (bytes: Uint8Array) => { readonly toString: (encoding: 'base64') => string } };

type Asked = { readonly [Option in keyof PictureLook]?: PictureLook[Option] | undefined };

/** The picture in a response: one of its fields, and what could not be drawn as measured. */
interface Picture {
  readonly svg?: string;
  readonly text?: string;
  readonly file?: { readonly mediaType: string; readonly base64: string };
  readonly warnings?: readonly string[];
}

export interface Drawn extends SourceReport {
  readonly outline?: Outline;
  /** Omitted for text pictures. */
  readonly quality?: PictureQuality;
  /** Omitted if the source has errors. */
  readonly picture?: Picture;
}

const AS_NAMED = { option: (name: string) => name, format: (name: string) => name };

export async function drawAs(
  name: string | undefined,
  text: string,
  { theme, ...look }: Asked,
  core: Context,
  { exporter }: OperationContext,
  formats: readonly PictureFormat[] = pictureFormats,
): Promise<Drawn | Refusal> {
  const format = formats.find((each) => each.name === name) ?? defaultFormat;
  const message = uselessOption(format, { ...look, theme }, AS_NAMED, formats);
  if (message !== undefined) return { refused: 'validation.failed', message };
  const { make } = await format.load();
  const pictures = await make(text, [theme], look, {
    context: core,
    ...(exporter === undefined ? {} : { exporter }),
  });
  if ('refused' in pictures) return { refused: 'validation.failed', message: pictures.refused };
  const {
    report: { quality, ...report },
    contents,
    warnings,
  } = pictures;
  const [content] = contents;
  if (content === undefined) return report;
  const notes = warnings.length === 0 ? {} : { warnings };
  const measured = quality === undefined ? {} : { quality: quality() };
  return {
    ...report,
    ...measured,
    picture: { ...fieldOf(format, content), ...notes },
  };
}

function fieldOf({ answeredIn, mediaType }: PictureFormat, content: string | Uint8Array): Picture {
  return typeof content === 'string'
    ? { [answeredIn]: content }
    : { file: { mediaType, base64: Buffer.from(content).toString('base64') } };
}
