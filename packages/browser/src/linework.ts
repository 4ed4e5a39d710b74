// The script of a page: every fence of a diagram becomes a picture, once the module is loaded, and whenever a page calls `run` again.
import './element.js';

export interface RunOptions {
  /** Where to look for fences. Default: the whole page. */
  readonly root?: ParentNode;
  /** Also draws fences of Mermaid. Default: whether the script tag has `data-convert`. */
  readonly convert?: boolean;
  /** Address of the folder of icons. Default: `data-icons-from` of the script tag, then beside the script. */
  readonly iconsFrom?: string;
  /** Draws in a worker. Default: whether the script tag has `data-worker`. */
  readonly worker?: boolean;
}

const FENCES = 'pre > code.language-linework, pre > code.language-diagram, pre.linework';
const MERMAID = 'pre > code.language-mermaid, pre.mermaid';

/** A module doesn't know its tag. */
const tag = [...(globalThis.document?.querySelectorAll('script') ?? [])].find(({ src }) => src === import.meta.url);

/** Replaces the fences that are there with <linework-diagram>, in document order. Their source stays as its text. */
export function run({
  root = document,
  convert = tag?.dataset.convert !== undefined,
  iconsFrom = tag?.dataset.iconsFrom,
  worker = tag?.dataset.worker !== undefined,
}: RunOptions = {}): readonly HTMLElement[] {
  return [...root.querySelectorAll(convert ? `${FENCES}, ${MERMAID}` : FENCES)].map((fence) => {
    const diagram = document.createElement('linework-diagram');
    diagram.textContent = fence.textContent;
    diagram.toggleAttribute('convert', fence.matches(MERMAID));
    diagram.toggleAttribute('worker', worker);
    if (iconsFrom !== undefined) diagram.setAttribute('icons-from', iconsFrom);
    (fence.closest('pre') ?? fence).replaceWith(diagram);
    return diagram;
  });
}

if (globalThis.document?.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => run());
else if (globalThis.document !== undefined) run();
