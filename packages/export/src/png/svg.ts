// The SVG given to resvg. In: a scene and the options of a PNG. Out: our own SVG, corrected where resvg reads it
// differently from browsers.
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
  // resvg reads the files that an image names. Our SVG never has an image, whatever the labels say.
  if (/<image[\s/>]/.test(svg)) throw new Error('A picture for PNG must not contain an image.');
  return isolated(boxed(svg.replace(CONTROLS, ' '), missing));
}

/** Characters that the SVG keeps and XML allows; measured as spaces, drawn as boxes. */
const CONTROLS = /[\u007f-\u009f]/g;

const BOX = '\u25a1';

/** If resvg finds no font for a character, it tries none for the rest of the line either; Inter has a box. */
function boxed(svg: string, missing: readonly string[]): string {
  if (missing.length === 0) return svg;
  const codes = missing.map((each) => `\\u{${(each.codePointAt(0) ?? 0).toString(16)}}`);
  return svg.replace(new RegExp(`[${codes.join('')}]`, 'gu'), BOX);
}

/**
 * resvg lays out every line from the left, whatever `direction` says. A right-to-left isolate (UAX 9, section 2.4.2)
 * around the line says the same in characters.
 */
function isolated(svg: string): string {
  return svg.replace(/(<text [^>]*direction="rtl"[^>]*>)([^<]*)(?=<\/text>)/g, '$1\u2067$2\u2069');
}
