// The component in a browser: in, the same source; out, the element that the server rendered, unchanged. It draws nothing, so no drawing code
// is loaded. An element that no server rendered shows its source.
import { type DefineSetupFnComponent, defineComponent, h, onMounted, useTemplateRef } from 'vue';
import { type DiagramProps, NAMES } from './props.js';

interface ElementWithText {
  textContent: string | null;
}

export const Diagram: DefineSetupFnComponent<DiagramProps> = defineComponent(
  (props: DiagramProps) => {
    const element = useTemplateRef<ElementWithText>('element');
    onMounted(() => {
      if (element.value?.textContent === '') element.value.textContent = props.source;
    });
    return () => h('div', { ref: 'element' });
  },
  { name: 'LineworkDiagram', props: NAMES },
);
