// A picture as PDF: in, its SVG and the name of the file; out, the browser's print dialog with one page of the size of the picture, whose 'Save as PDF' keeps
// lines and text as they are.
import { showIn } from './shown-in.js';

/** Longer sides make pages that readers of PDF don't open (PDF 1.7, annex C.2: 14,400 units of 1/72 inch). */
const LONGEST = 19_200;

export async function printPicture(svg: string, name: string): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  showIn(sheet, svg, 'width');
  const { width = 0, height = 0 } = sheet.shadowRoot?.querySelector('svg')?.viewBox.baseVal ?? {};
  if (Math.max(width, height) > LONGEST) throw new Error('The picture is too large for a PDF. Save the SVG instead.');
  const rules = new CSSStyleSheet();
  rules.replaceSync(
    `@page { size: ${Math.ceil(width)}px ${Math.ceil(height)}px; margin: 0; }
.print-sheet { display: none; }
@media print { body > :not(.print-sheet) { display: none !important; } .print-sheet { display: block; width: ${width}px; } }`,
  );
  const { title, adoptedStyleSheets: before } = document;
  document.title = name;
  document.adoptedStyleSheets = [...before, rules];
  document.body.append(sheet);
  // The dialog may come back before or after it is closed.
  const ended = new Promise<void>((resolve) => addEventListener('afterprint', () => resolve(), { once: true }));
  window.print();
  await ended;
  sheet.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
  document.title = title;
}
