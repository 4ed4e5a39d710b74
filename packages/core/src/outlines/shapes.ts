// The shapes of SVG as path data: in, an element's name and its attributes; out, the data, or undefined if it is not a shape.
const LENGTH = /^\s*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?)(?:px)?\s*$/;

/** A length in user units; undefined for other units. */
export function lengthOf(text: string | undefined, otherwise = 0): number | undefined {
  if (text === undefined) return otherwise;
  const digits = LENGTH.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
}

function rect(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  if (a <= 0 || b <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number): string => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + a} ${y}h${width - 2 * a}${corner(a, b)}v${height - 2 * b}${corner(-a, b)}`,
    `h${2 * a - width}${corner(-a, -b)}v${2 * b - height}${corner(a, -b)}Z`,
  ].join('');
}

export function shapeData(name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  const read = (key: string, otherwise?: number): number => lengthOf(attributes.get(key), otherwise) ?? Number.NaN;
  switch (name) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'rect': {
      const [rx, ry] = [attributes.get('rx'), attributes.get('ry')];
      const round = [lengthOf(rx ?? ry) ?? 0, lengthOf(ry ?? rx) ?? 0] as const;
      return rect(read('x'), read('y'), read('width'), read('height'), ...round);
    }
    case 'circle':
      return ellipse(read('cx'), read('cy'), read('r'), read('r'));
    case 'ellipse':
      return ellipse(read('cx'), read('cy'), read('rx'), read('ry'));
    case 'line':
      return `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`;
    case 'polyline':
      return `M${attributes.get('points') ?? ''}`;
    case 'polygon':
      return `M${attributes.get('points') ?? ''}Z`;
    default:
      return undefined;
  }
}
