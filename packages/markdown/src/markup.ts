// The markup of a picture in a page: in, the picture; out, HTML that is well-formed XML too.
import type { Problem } from './problem.js';

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

const FITS = 'max-width:100%;height:auto';

/** An id that a second picture of the same source on one page doesn't share. */
export function withId(svg: string, end: string): string {
  const id = idOf(svg);
  return end === '' || id === undefined ? svg : svg.replaceAll(id, `${id}-${end}`);
}

export function idOf(svg: string): string | undefined {
  return /^<svg [^>]*?\bid="(\w+)"/.exec(svg)?.[1];
}

export function inlineMarkup(svg: string, link: string | undefined): string {
  const fitting = svg.trim().replace('<svg ', `<svg style="${FITS}" `);
  // A link inside a link is invalid.
  return wrapped(link === undefined || svg.includes('<a ') ? fitting : linked(fitting, link));
}

export interface ImageFile {
  readonly address: string;
  readonly alt: string;
  /** px. */
  readonly width: string;
  readonly height: string;
}

export function imageMarkup({ address, alt, width, height }: ImageFile, link: string | undefined): string {
  const image = `<img src="${escaped(address)}" alt="${escaped(alt)}" width="${width}" height="${height}" style="${FITS}" loading="lazy" />`;
  return wrapped(link === undefined ? image : linked(image, link));
}

/** The errors of a fence and its source, in place of the picture. */
export function errorMarkup(problems: readonly Problem[], source: string): string {
  const items = problems.map(({ text }) => `<li>${escaped(text)}</li>`).join('');
  return `<div class="linework linework-error" role="note" aria-label="Diagram with errors"><ul>${items}</ul><pre><code>${escaped(source)}</code></pre></div>`;
}

function linked(markup: string, link: string): string {
  return `<a href="${escaped(link)}">${markup}</a>`;
}

/** A paragraph, as an image of Markdown is in one: every theme has its distances. */
function wrapped(markup: string): string {
  return `<p class="linework">${markup}</p>`;
}
