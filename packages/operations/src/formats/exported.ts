// Pictures that the exporter makes from a scene: in, its function; out, a format's.
import { compose, type FormatName, PICTURE_FORMATS, type Scene, type Scheme } from '@linework/core';
import type { PictureExporter } from '../exporter.js';
import type { Format, Look } from './format.js';

/** Node's own, which this package has no types of. */
declare const Buffer: { readonly from: (bytes: Uint8Array) => { readonly toString: (encoding: 'base64') => string } };

type Exported = Awaited<ReturnType<PictureExporter['toPng']>>;

export function exported(
  name: FormatName,
  convert: (exporter: PictureExporter, scene: Scene, look: Look & { readonly scheme: Scheme }) => Promise<Exported>,
): Format {
  const format = PICTURE_FORMATS[name];
  return {
    ...format,
    draw: async (text, look, core, { exporter }) => {
      const { scene, scheme, ...report } = compose(text, core);
      if (scene === undefined) return report;
      if (exporter === undefined)
        return { refused: 'validation.failed', message: 'Pictures are drawn as SVG only here.' };
      const made = await convert(await exporter(), scene, { ...look, scheme: look.theme ?? scheme });
      if (!made.ok) return { refused: 'validation.failed', message: made.message };
      const file = { mediaType: format.mediaType, base64: Buffer.from(made.bytes).toString('base64') };
      const warnings = made.warnings.map((each) => each.message);
      return { ...report, picture: { file, ...(warnings.length === 0 ? {} : { warnings }) } };
    },
  };
}
