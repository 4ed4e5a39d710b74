// The faces of a font file that draw outlines, read once per process.
import { type FontFace, facesOf } from './font-file.js';

const facesByPath: Map<string, readonly FontFace[]> = new Map();

export function outlineFaces(path: string): readonly FontFace[] {
  const faces = facesByPath.get(path) ?? facesOf(path).filter((each) => each.hasOutlines);
  facesByPath.set(path, faces);
  return faces;
}
