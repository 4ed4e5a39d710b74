// The fonts that pictures are measured in, as files. scripts/build.mjs puts them into generated/fonts.
import { fileURLToPath } from 'node:url';
import { type FontFace, facesOf } from './font-file.js';

/** Resolves from `src` and from `dist` alike. */
const folder = new URL('../../generated/fonts/', import.meta.url);

/** Files by weight. */
export const INTER_FILES: Readonly<Record<400 | 500 | 600, string>> = {
  400: fileURLToPath(new URL('Inter-400.ttf', folder)),
  500: fileURLToPath(new URL('Inter-500.ttf', folder)),
  600: fileURLToPath(new URL('Inter-600.ttf', folder)),
};

/** The characters Inter has, which are the same in every weight. Read on first use. */
export const interFace: () => FontFace = /* @__PURE__ */ (() => {
  let face: FontFace | undefined;
  return () => {
    face ??= facesOf(INTER_FILES[400])[0];
    // Without it every character would be reported as missing, but the fault is in the installation.
    if (face === undefined) throw new Error(`The font ${INTER_FILES[400]} is missing. Run: npm run build`);
    return face;
  };
})();
