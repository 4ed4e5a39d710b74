// Text of a brand's font as outlines, because resvg reads fonts only from files. In: the font and a scene. Out: the scene with paths instead of the
// text that the font draws; what it lacks stays text.
/// <reference path="../fonts/fontkit.d.ts" />
import { type FontFiles, measureText, narrowTexts, type Scene, type SceneNode, type TextShape } from '@linework/core';
import type { OpenedFont } from 'fontkit';
import type { FontFace } from '../fonts/font-file.js';
import { lineRuns } from '../picture/line-runs.js';
import { type BrandFace, type BrandFaces, facesFor } from './faces.js';
import { glyphSteps, type Place, type Step } from './glyph-steps.js';

export interface BrandOutlines extends Pick<BrandFaces, 'haveAll'> {
  readonly outlined: (scene: Scene, substitutes: readonly FontFace[]) => Scene;
}

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

export function brandOutlines(files: FontFiles): BrandOutlines {
  const faces = facesFor(files);
  const opened = new Map<BrandFace, OpenedFont>();
  const fontOf = (face: BrandFace): OpenedFont => {
    const font = opened.get(face) ?? face.open();
    opened.set(face, font);
    return font;
  };
  const outlinedNode = (node: SceneNode, substitutes: readonly FontFace[]): readonly SceneNode[] => {
    if (node.type === 'part')
      return [{ ...node, children: node.children.flatMap((each) => outlinedNode(each, substitutes)) }];
    if (node.type !== 'text') return [node];
    const face = faces.of(node.style.weight);
    return outlinedText(node, face, fontOf(face), substitutes);
  };
  return {
    haveAll: faces.haveAll,
    outlined: (scene, substitutes) => ({
      ...scene,
      nodes: narrowTexts(scene, files.width).nodes.flatMap((each) => outlinedNode(each, substitutes)),
    }),
  };
}

function outlinedText(
  shape: TextShape,
  { has }: BrandFace,
  font: OpenedFont,
  substitutes: readonly FontFace[],
): readonly SceneNode[] {
  const { style, fill, y } = shape;
  const scale = style.size / font.unitsPerEm;
  const runs = lineRuns(shape.text, substitutes, has).map(({ text, font: drawnBy }) => {
    const glyphs = drawnBy === 'brand' ? font.layout(text) : undefined;
    return { text, glyphs, width: glyphs ? glyphs.advanceWidth * scale : measureText(text, style) };
  });
  const natural = runs.reduce((sum, { width }) => sum + width, 0);
  if (!runs.some(({ glyphs }) => glyphs) || !(natural > 0) || !(shape.width > 0)) return [shape];
  const fit = shape.width / natural;
  const texts: SceneNode[] = [];
  const steps: Step[] = [];
  let x = shape.x - ANCHOR_SHARE[shape.anchor] * shape.width;
  for (const { text, glyphs, width } of runs) {
    const start = x;
    x += width * fit;
    if (glyphs === undefined) {
      texts.push({ type: 'text', x: start, y, text, width: width * fit, style, anchor: 'start', fill });
      continue;
    }
    let pen = 0;
    for (const [i, glyph] of glyphs.glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyphs.positions[i] ?? {};
      const from = pen + xOffset;
      const place: Place = (gx, gy) => [start + (from + gx) * scale * fit, y - (yOffset + gy) * scale];
      steps.push(...glyphSteps(glyph, place));
      pen += xAdvance;
    }
  }
  return [...(steps.length > 0 ? [{ type: 'path', steps, fill } as const] : []), ...texts];
}
