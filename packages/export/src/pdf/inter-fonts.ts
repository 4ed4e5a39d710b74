// Inter as pdfkit takes it, opened once in a process: reading its layout tables takes longer than most pictures.
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { INTER_FILES } from '../fonts/inter.js';

type Weight = keyof typeof INTER_FILES;

const opened = new Map<Weight, Uint8Array>();

/** Makes it the font of what is written next. */
export function chooseInter(document: PDFKit.PDFDocument, weight: Weight, size: number): void {
  const font = opened.get(weight) ?? create(readFileSync(INTER_FILES[weight]));
  opened.set(weight, font);
  document.font(font, `Inter-${weight}`, size);
}
