// The fonts pictures are measured in, as files: built into generated/fonts by scripts/build.mjs.
import { fileURLToPath } from 'node:url';
import { type FontFace, facesOf } from './font-file.js';

/** The same for `src` and for `dist`. */
const folder = new URL('../../generated/fonts/', import.meta.url);

/** Files by weight. */
export const INTER_FILES: Readonly<Record<400 | 500 | 600, string>> = {
  400: fileURLToPath(new URL('Inter-400.ttf', folder)),
  500: fileURLToPath(new URL('Inter-500.ttf', folder)),
  600: fileURLToPath(new URL('Inter-600.ttf', folder)),
};

/** Which characters Inter has: the same in every weight. Read on first use. */
export const interFace: () => FontFace = /* @__PURE__ */ (() => {
  let face: FontFace | undefined;
  return () => {
    face ??= facesOf(INTER_FILES[400])[0];
    // Without it every character would look missing, which is a fault of the installation.
    if (face === undefined) throw new Error(`The font ${INTER_FILES[400]} is missing. Write: npm run build`);
    return face;
  };
})();
