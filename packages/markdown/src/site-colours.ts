// Colours that follow the switch of a site: in, a picture drawn with `auto`; out, the same picture, dark inside an element that says so.
// A picture in `auto` has its dark rules twice: for the reader's system, and for an svg element with `data-scheme=dark`.

/** VitePress, Tailwind and next-themes; Docusaurus, Starlight and Nextra; Bootstrap. */
const DARK = ':is(.dark,[data-theme=dark],[data-bs-theme=dark])';

const OF_SYSTEM =
  /@media \(prefers-color-scheme:dark\)\{\n#\w+:not\(\[data-scheme=light\]\)\{\n[^@]*\}\}\n(?=@media all\{)/;
const OF_ELEMENT = /(?<=@media all\{\n)(#\w+)(?=\[data-scheme=dark\]\{)/;

export function siteColours(svg: string): string {
  return svg.replace(OF_SYSTEM, '').replace(OF_ELEMENT, (id) => `${DARK} ${id},${id}`);
}
