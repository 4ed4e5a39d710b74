// The glyphs of a brand's font to embed in a picture's SVG, so that it shows them without the network. In: the brand's font. Out: a function from a
// scene to each face that the scene uses, with only the characters that it uses.
import type { EmbeddedFont, FontFiles, Scene, SceneNode } from '@linework/core';
import { subsetFont } from '../glyphs/harfbuzz.js';
import { shown } from '../picture/texts.js';
import { type BrandFaces, facesFor } from './faces.js';

export function brandFontsOf(files: FontFiles): (scene: Scene) => readonly EmbeddedFont[] {
  const faces = facesFor(files);
  return (scene) => usedFaces(scene, faces);
}

function usedFaces(scene: Scene, faces: BrandFaces): readonly EmbeddedFont[] {
  const fonts: EmbeddedFont[] = [];
  for (const face of faces.all) {
    const { bytes, has, range } = face;
    const characters = new Set<string>();
    collect(scene.nodes, (weight) => faces.of(weight) === face, characters);
    const own = Array.from(characters)
      .filter((each) => has(each.codePointAt(0) ?? 0))
      .sort();
    if (own.length === 0) continue;
    const subset = subsetFont(bytes, own, { names: [] });
    fonts.push({ ...range, base64: Buffer.from(subset).toString('base64') });
  }
  return fonts;
}

type Weight = EmbeddedFont['weight'];

function collect(nodes: readonly SceneNode[], draws: (weight: Weight) => boolean, characters: Set<string>): void {
  for (const node of nodes) {
    if (node.type === 'part') collect(node.children, draws, characters);
    else if (node.type === 'text' && draws(node.style.weight)) {
      const text = shown(node.text);
      // Browsers draw a letter and its accent as one character if the font has it.
      for (const each of text + text.normalize('NFC')) characters.add(each);
    }
  }
}
