// A component for Vue that draws a diagram: in, its source; out, an element with the SVG, rendered on a server or in a build. Bundles for
// browsers get `browser.ts` instead, which keeps what the server drew.
import { picturesOf } from '@linework/markdown';
import { type DefineSetupFnComponent, defineComponent, h, useId } from 'vue';
import { type DiagramProps, NAMES } from './props.js';

export type { DiagramProps };

/**
 * Draws a diagram in every rendering to HTML.
 * @throws Error for a source with errors, except in development, which shows them in its place.
 */
export const Diagram: DefineSetupFnComponent<DiagramProps> = defineComponent(
  (props: DiagramProps) => {
    const part = (useId() ?? '').replace(/\W/g, '');
    return () => {
      const { source, ...options } = props;
      const set = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
      return h('div', { innerHTML: picturesOf(set).page(part)({ info: 'diagram', source, line: 0 }) });
    };
  },
  { name: 'LineworkDiagram', props: NAMES },
);
