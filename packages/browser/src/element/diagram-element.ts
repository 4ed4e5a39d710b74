// <linework-diagram>: a source as text or at `src`; a picture in its place, or the mistakes of the source.
import type { DiagnosticRecord } from '@linework/core';
import type { Theme } from '../options.js';
import { type Picture, type PictureRequest, pictureOf } from '../picture.js';
import { type Problem, shownPicture, shownProblems } from './content.js';
import { drawnInWorker } from './in-worker.js';
import { sourceIn } from './source-text.js';
import { hostRules, sheetOf } from './styles.js';

/** The `detail` of `linework-drawn`. */
export interface DrawnDetail {
  /** Warnings and advice. */
  readonly diagnostics: readonly DiagnosticRecord[];
  /** Files of icons that couldn't be loaded, each with the reason. */
  readonly warnings: readonly string[];
}

/** The `detail` of `linework-failed`. */
export interface FailedDetail {
  /** The errors of the source, and warnings; empty if it couldn't be loaded or drawn. */
  readonly diagnostics: readonly DiagnosticRecord[];
  /** Why the source couldn't be loaded or drawn. */
  readonly reason?: string;
}

/** Where there is no DOM, such as in a server that renders, the module can be loaded, and nothing is drawn. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * A diagram of a page. Attributes: `src` (address of the source, instead of text), `theme` (`auto`, `light` or `dark`; default: `auto`),
 * `width` and `height` (px; together they reserve the place), `convert` (the source is Mermaid), `worker` (draws in a worker) and
 * `icons-from` (address of the folder of icons). Fires `linework-drawn` and `linework-failed`.
 */
export class LineworkDiagram extends Base {
  static readonly observedAttributes: readonly string[] = [
    'src',
    'theme',
    'width',
    'height',
    'convert',
    'worker',
    'icons-from',
  ];

  #shown: ShadowRoot | undefined;
  /** Aborted when a newer drawing starts. */
  #drawing: AbortController | undefined;
  readonly #observer = globalThis.MutationObserver && new MutationObserver(() => this.#schedule());

  connectedCallback(): void {
    this.#observer?.observe(this, { characterData: true, childList: true, subtree: true });
    this.#schedule();
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#drawing?.abort();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#schedule();
  }

  /** Changes of one moment are drawn together. */
  #schedule(): void {
    this.#drawing?.abort();
    const drawing = new AbortController();
    this.#drawing = drawing;
    const root = this.#root();
    const [, ...ofPicture] = root.adoptedStyleSheets;
    root.adoptedStyleSheets = [sheetOf(hostRules(this.#length('width'), this.#length('height'))), ...ofPicture];
    queueMicrotask(() => void this.#draw(root, drawing.signal));
  }

  async #draw(root: ShadowRoot, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    let source = '';
    try {
      source = await this.#source(signal);
      // Empty while a page is still being written.
      if (source === '' && this.getAttribute('src') === null) return;
      const request = this.#request(source);
      const picture = await (this.hasAttribute('worker') ? drawnInWorker(request) : pictureOf(request));
      if (!signal.aborted) this.#show(root, picture, source);
    } catch (cause) {
      if (signal.aborted) return;
      const reason = cause instanceof Error ? cause.message : String(cause);
      this.#fail(root, [{ message: reason, hint: '' }], source, { diagnostics: [], reason });
    }
  }

  #request(source: string): PictureRequest {
    const from = this.getAttribute('icons-from');
    return {
      source,
      theme: themeOf(this.getAttribute('theme')),
      convert: this.hasAttribute('convert'),
      ...(from === null ? {} : { iconsFrom: new URL(from, document.baseURI).href }),
    };
  }

  async #source(signal: AbortSignal): Promise<string> {
    const src = this.getAttribute('src');
    if (src === null) return sourceIn(this.textContent ?? '');
    const address = new URL(src, document.baseURI);
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`The source can't be loaded: ${address.href} answered ${response.status}.`);
    return response.text();
  }

  #show(root: ShadowRoot, { svg, diagnostics, warnings }: Picture, source: string): void {
    if (svg === undefined) {
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      this.#fail(root, errors, source, { diagnostics });
      return;
    }
    const { node, rules } = shownPicture(svg);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.slice(0, 1), sheetOf(rules)];
    root.replaceChildren(node);
    this.#tell('linework-drawn', { diagnostics, warnings } satisfies DrawnDetail);
  }

  #fail(root: ShadowRoot, problems: readonly Problem[], source: string, detail: FailedDetail): void {
    root.replaceChildren(shownProblems(problems, source));
    this.#tell('linework-failed', detail);
  }

  #tell(name: string, detail: DrawnDetail | FailedDetail): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  #root(): ShadowRoot {
    this.#shown ??= this.attachShadow({ mode: 'open' });
    return this.#shown;
  }

  /** px; undefined unless it is a positive number. */
  #length(name: 'width' | 'height'): number | undefined {
    const length = Number(this.getAttribute(name) ?? Number.NaN);
    return Number.isFinite(length) && length > 0 ? length : undefined;
  }
}

function themeOf(written: string | null): Theme {
  return written === 'light' || written === 'dark' ? written : 'auto';
}
