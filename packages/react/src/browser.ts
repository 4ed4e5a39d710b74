// The component in a browser: in, the same source; out, the element that the server rendered, unchanged. It draws nothing, so no drawing code
// is loaded. An element that no server rendered shows its source.
import { createElement, type ReactElement } from 'react';
import type { DiagramProps } from './props.js';

export function Diagram({ source, className }: DiagramProps): ReactElement {
  return createElement('div', {
    className,
    // React keeps the content of an element whose HTML differs.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
    ref: (element: ElementWithText | null) => {
      if (element !== null && element.textContent === '') element.textContent = source;
    },
  });
}

interface ElementWithText {
  textContent: string | null;
}
