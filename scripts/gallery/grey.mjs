// A picture as printed without colours: in, an SVG; out, the same with every colour as the grey of its luma (Rec. 709, as in CSS
// filter effects).
const SHARES = [0.2126, 0.7152, 0.0722];

export function grey(svg) {
  return svg.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/="#([0-9a-f]{6}|[0-9a-f]{3})"/gi, (_, hex) => `="${greyOf(hex)}"`),
  );
}

function greyOf(hex) {
  const long = hex.length === 3 ? [...hex].map((each) => each + each).join('') : hex;
  const luma = SHARES.reduce((sum, share, i) => sum + share * Number.parseInt(long.slice(2 * i, 2 * i + 2), 16), 0);
  return `#${Math.round(luma).toString(16).padStart(2, '0').repeat(3)}`;
}
