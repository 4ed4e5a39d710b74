// Puts a picture of the core into an element: in, the element and the SVG, which may be undefined for none; its rules apply only inside of the element.
import { parsedPicture } from '../page/trusted.js';

/** `box`: fills the element. `width`: as large as it is drawn, and never wider than the element. */
export type Fit = 'box' | 'width';

const FITS: Readonly<Record<Fit, string>> = {
  box: 'svg { display: block; width: 100%; height: 100%; }\n',
  width: 'svg { display: block; max-width: 100%; height: auto; max-height: inherit; margin: 0 auto; }\n',
};

export function showIn(host: HTMLElement, text: string | undefined, fit: Fit): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (text === undefined) {
    root.replaceChildren();
    return;
  }
  const { svg, rules } = parsedPicture(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FITS[fit] + rules);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(document.importNode(svg, true));
}
