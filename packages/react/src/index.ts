// A component for React that draws a diagram: in, its source; out, an element with the SVG, rendered on a server or in a build. Bundles for
// browsers get `browser.ts` instead, which keeps what the server drew.
import { picturesOf } from '@linework/markdown';
import { createElement, type ReactElement, useId } from 'react';
import type { DiagramProps } from './props.js';

export type { DiagramProps };

/**
 * Draws a diagram. Works as a component of a server and in every rendering to HTML.
 * @throws Error for a source with errors, except in development, which shows them in its place.
 */
export function Diagram({ source, className, ...options }: DiagramProps): ReactElement {
  const part = useId().replace(/\W/g, '');
  const html = picturesOf(options).page(part)({ info: 'diagram', source, line: 0 });
  return createElement('div', { className, dangerouslySetInnerHTML: { __html: html } });
}
