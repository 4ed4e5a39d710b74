// What the operations ask of the package that makes other formats than SVG. Whoever calls them brings it, as with icons, and
// may load it on first use: it is heavy, and most calls draw SVG.
import type { EmbeddedFont, Scene, Scheme } from '@linework/core';

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

interface Look {
  readonly scheme?: Scheme;
  readonly background?: 'canvas' | 'none';
}

export interface PictureExporter {
  readonly toPng: (scene: Scene, options: Look & { readonly scale?: number }) => Promise<Exported | Refused>;
  readonly toPdf: (scene: Scene, options: Look) => Promise<Exported | Refused>;
  /** The glyphs of Inter that the scene's texts need. */
  readonly embeddedFonts: (scene: Scene) => Promise<readonly EmbeddedFont[]>;
}
