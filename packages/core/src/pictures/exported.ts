// Pictures that the exporter makes from a scene: in, its function; out, a format's.
import { compose } from '../draw-on-demand.js';
import type { Scene } from '../scene/scene.js';
import type { Scheme } from '../svg/options.js';
import type { BrandLook, PictureExporter } from './exporter.js';
import type { Look, MakePicture } from './format.js';

type Exported = Awaited<ReturnType<PictureExporter['toPng']>>;

export function madeBy(
  convert: (
    exporter: PictureExporter,
    scene: Scene,
    look: Look & BrandLook & { readonly scheme: Scheme },
  ) => Promise<Exported>,
): MakePicture {
  return async (text, schemes, look, { context, exporter }) => {
    const { scene, scheme, ...report } = await compose(text, context);
    if (scene === undefined) return { report, contents: [], warnings: [] };
    if (exporter === undefined) return { refused: 'Only SVG pictures are available here.' };
    const loaded = await exporter();
    const contents: Uint8Array[] = [];
    const warnings = new Set<string>();
    const { theme, fontFiles } = context.brand ?? {};
    const brand = { ...(theme && { theme }), ...(fontFiles && { fontFiles }) };
    for (const requested of schemes) {
      const file = await convert(loaded, scene, { ...look, ...brand, scheme: requested ?? scheme });
      if (!file.ok) return { refused: file.message };
      contents.push(file.bytes);
      for (const { message } of file.warnings) warnings.add(message);
    }
    return { report, contents, warnings: [...warnings] };
  };
}
