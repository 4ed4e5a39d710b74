// An icon that is an SVG file. In: its text, or its root element. Out: markup and box.

import { readMarkup } from './markup.mjs';

export function svgOf(text) {
  const svg = readMarkup(text).find(({ name }) => name === 'svg');
  if (svg === undefined) throw new Error('no <svg> in the file');
  const { fill } = svg.attributes;
  const markup =
    fill === undefined ? svg.children : [{ name: 'g', attributes: { fill }, children: svg.children, text: '' }];
  return { markup, box: boxOf(svg) };
}

export function boxOf({ attributes }) {
  const view = (
    attributes.viewBox ?? `0 0 ${Number.parseFloat(attributes.width)} ${Number.parseFloat(attributes.height)}`
  )
    .split(/[\s,]+/)
    .map(Number);
  const [left, top, width, height] = view;
  if (view.length !== 4 || !(width > 0 && height > 0)) throw new Error('no box');
  return { left, top, width, height };
}
