// The glyphs to embed in a picture's SVG so that it looks the same where Inter is not installed. In: a scene. Out: one
// font per weight it uses, with only its characters.
import { readFileSync } from 'node:fs';
import type { EmbeddedFont, Scene, SceneNode } from '@linework/core';
import { INTER_FILES, interFace } from '../fonts/inter.js';
import { shown } from '../picture/texts.js';
import { subsetFont } from './harfbuzz.js';

type Weight = keyof typeof INTER_FILES;

/** Characters Inter lacks are left to the viewer's fonts, fitted to the width that was measured for them. */
export function embeddedFonts(scene: Scene): readonly EmbeddedFont[] {
  const wanted: Record<Weight, Set<string>> = { 400: new Set(), 500: new Set(), 600: new Set() };
  collect(scene.nodes, wanted);
  const fonts: EmbeddedFont[] = [];
  for (const weight of [400, 500, 600] as const) {
    const characters = Array.from(wanted[weight]).sort();
    if (characters.length === 0) continue;
    const font = subsetFont(readFileSync(INTER_FILES[weight]), characters);
    fonts.push({ weight, base64: Buffer.from(font).toString('base64') });
  }
  return fonts;
}

function collect(nodes: readonly SceneNode[], wanted: Readonly<Record<Weight, Set<string>>>): void {
  for (const node of nodes) {
    if (node.type === 'part') collect(node.children, wanted);
    else if (node.type === 'text') {
      for (const each of shown(node.text)) {
        if (interFace().has(each.codePointAt(0) ?? 0)) wanted[node.style.weight].add(each);
      }
    }
  }
}
