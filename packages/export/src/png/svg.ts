// The SVG that resvg is given: in, a scene and what a PNG was asked for; out, our own SVG with what resvg reads otherwise than
// browsers do put right.
import { renderSvg, type Scene } from '@linework/core';
import type { PngOptions } from './options.js';

/** `missing`: characters that no font has. */
export function svgForPng(
  scene: Scene,
  { scheme, background = 'canvas', theme }: PngOptions,
  missing: readonly string[] = [],
): string {
  const svg = renderSvg(scene, {
    scheme: scheme === 'dark' ? 'dark' : 'light',
    background,
    identity: 'png',
    ...(theme ? { theme } : {}),
  });
  // resvg reads the files that an image names; ours never has one, whatever the labels say.
  if (/<image[\s/>]/.test(svg)) throw new Error('A picture for PNG must hold no image.');
  return isolated(boxed(svg.replace(CONTROLS, ' '), missing));
}

/** What the SVG keeps and XML allows; measured as spaces, drawn as boxes. */
const CONTROLS = /[\u007f-\u009f]/g;

const BOX = '\u25a1';

/** Where resvg finds no font for a character, it looks for none for the rest of the line either; Inter has a box. */
function boxed(svg: string, missing: readonly string[]): string {
  if (missing.length === 0) return svg;
  const codes = missing.map((each) => `\\u{${(each.codePointAt(0) ?? 0).toString(16)}}`);
  return svg.replace(new RegExp(`[${codes.join('')}]`, 'gu'), BOX);
}

/**
 * resvg orders every line as if it began from the left, whatever `direction` says. An isolate from the right (UAX 9, section
 * 2.4.2) around the line says the same in characters.
 */
function isolated(svg: string): string {
  return svg.replace(/(<text [^>]*direction="rtl"[^>]*>)([^<]*)(?=<\/text>)/g, '$1\u2067$2\u2069');
}
