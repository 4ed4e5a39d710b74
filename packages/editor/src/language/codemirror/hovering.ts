// What a word means, beside the pointer: in, the source as read; out, a tooltip with the vocabulary's text.
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { type Hover, hoverAt } from '../hovers.js';
import { placeOf, reading } from './reading.js';

export function hovering(): Extension {
  return hoverTooltip(({ state }, offset) => {
    const { line, column } = placeOf(state, offset);
    const hover = hoverAt(state.field(reading), line, column);
    if (hover === undefined) return null;
    const start = offset - column;
    return { pos: start + hover.from, end: start + hover.to, create: () => ({ dom: tooltipOf(hover) }) };
  });
}

function tooltipOf({ form, meaning, example }: Hover): HTMLElement {
  const tooltip = part('div', 'lw-hover');
  tooltip.append(part('code', 'lw-form', form), part('p', '', meaning));
  if (example !== undefined) tooltip.append(part('pre', '', example));
  return tooltip;
}

function part(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
