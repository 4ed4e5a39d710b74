// What the formats need from the package that makes what the core cannot. The caller provides it, like icons, and can load it
// on first use: it is heavy, and most calls draw SVG.
import type { Context } from '../check-cut.js';
import type { Scene } from '../scene/scene.js';
import type { EmbeddedFont, Scheme } from '../svg/options.js';

interface Refused {
  readonly ok: false;
  readonly message: string;
}

interface Exported {
  readonly ok: true;
  readonly bytes: Uint8Array;
  /** What could not be drawn as measured. */
  readonly warnings: readonly { readonly message: string }[];
}

/** The colours and the font of a brand. */
export type BrandLook = Partial<Pick<NonNullable<Context['brand']>, 'theme' | 'fontFiles'>>;

interface Look extends BrandLook {
  readonly scheme?: Scheme;
  readonly background?: 'canvas' | 'none';
}

export interface PictureExporter {
  readonly toPng: (scene: Scene, options: Look & { readonly scale?: number }) => Promise<Exported | Refused>;
  readonly toPdf: (scene: Scene, options: Look) => Promise<Exported | Refused>;
  /** The glyphs of Inter that the scene's texts need. */
  readonly embeddedFonts: (scene: Scene) => Promise<readonly EmbeddedFont[]>;
  /** What finds the glyphs of a brand's font that the texts of a scene need. */
  readonly brandFontsOf: (
    files: NonNullable<BrandLook['fontFiles']>,
  ) => Promise<(scene: Scene) => readonly EmbeddedFont[]>;
}
