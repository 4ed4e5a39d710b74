// SVG path data as plain steps: in, the text of a `d` attribute (SVG 2, chapter 9) of our renderer or of an icon; out, absolute
// lines and cubic curves. What cannot be read ends the path, as in browsers; arcs are turned into curves without angles, so
// that every platform gets the same numbers.

export type CurveStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const COMMAND = /[\s,]*([a-zA-Z])/y;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
/** Flags of an arc may stand without a space behind them. */
const FLAG = /[\s,]*([01])/y;

interface Command {
  /** In upper case. */
  readonly letter: string;
  readonly relative: boolean;
  readonly values: readonly number[];
}

function* commandsOf(data: string): Generator<Command> {
  let at = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  for (let letter = next(COMMAND); letter !== undefined; letter = next(COMMAND)) {
    let upper = letter.toUpperCase();
    const count = ARGUMENTS[upper];
    if (count === undefined) return;
    if (count === 0) {
      yield { letter: upper, relative: false, values: [] };
      continue;
    }
    for (let first = true; ; first = false) {
      const values: number[] = [];
      while (values.length < count) {
        const value = next(upper === 'A' && (values.length === 3 || values.length === 4) ? FLAG : NUMBER);
        if (value === undefined) break;
        values.push(Number(value));
      }
      if (values.length < count) {
        if (values.length > 0 || first) return;
        break;
      }
      if (!values.every(Number.isFinite)) return;
      yield { letter: upper, relative: letter !== letter.toUpperCase(), values };
      if (upper === 'M') upper = 'L';
    }
  }
}

export function curveSteps(data: string): readonly CurveStep[] {
  const steps: CurveStep[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Second control point of the curve before, which a smooth one mirrors; where there was none, the pen itself. */
  let cubic: readonly [number, number] | undefined;
  let quadratic: readonly [number, number] | undefined;
  for (const { letter, relative, values } of commandsOf(data)) {
    if (steps.length === 0 && letter !== 'M') return [];
    const [dx, dy] = relative ? [x, y] : [0, 0];
    // Offsets of pairs; arcs and single coordinates are moved where they are read.
    const v = (i: number): number => (values[i] ?? 0) + (i % 2 === 0 ? dx : dy);
    const [beforeCubic, beforeQuadratic] = [cubic, quadratic];
    cubic = undefined;
    quadratic = undefined;
    const to = (nextX: number, nextY: number): void => {
      x = nextX;
      y = nextY;
    };
    const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number): void => {
      steps.push(['C', x1, y1, x2, y2, toX, toY]);
      cubic = [x2, y2];
      to(toX, toY);
    };
    const bent = (qx: number, qy: number, toX: number, toY: number): void => {
      const third = (from: number, control: number): number => from + ((control - from) * 2) / 3;
      steps.push(['C', third(x, qx), third(y, qy), third(toX, qx), third(toY, qy), toX, toY]);
      quadratic = [qx, qy];
      to(toX, toY);
    };
    switch (letter) {
      case 'M':
      case 'L':
        to(v(0), v(1));
        steps.push([letter, x, y]);
        if (letter === 'M') [startX, startY] = [x, y];
        break;
      case 'H':
        to(v(0), y);
        steps.push(['L', x, y]);
        break;
      case 'V':
        to(x, (values[0] ?? 0) + dy);
        steps.push(['L', x, y]);
        break;
      case 'C':
        curve(v(0), v(1), v(2), v(3), v(4), v(5));
        break;
      case 'S': {
        const [px, py] = beforeCubic ?? [x, y];
        curve(2 * x - px, 2 * y - py, v(0), v(1), v(2), v(3));
        break;
      }
      case 'Q':
        bent(v(0), v(1), v(2), v(3));
        break;
      case 'T': {
        const [px, py] = beforeQuadratic ?? [x, y];
        bent(2 * x - px, 2 * y - py, v(0), v(1));
        break;
      }
      case 'A': {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = values;
        steps.push(
          ...arcSteps({ x, y }, { rx, ry, turn, large: large === 1, sweep: sweep === 1 }, { x: toX + dx, y: toY + dy }),
        );
        to(toX + dx, toY + dy);
        break;
      }
      default:
        steps.push(['Z']);
        to(startX, startY);
    }
  }
  return steps;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** Degrees, from the x axis. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** SVG 2, appendix B.2.4 and B.2.5, in the space where the ellipse is the unit circle. */
export function arcSteps(from: Point, arc: Arc, to: Point): readonly CurveStep[] {
  let [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  if (from.x === to.x && from.y === to.y) return [];
  if (rx === 0 || ry === 0) return [['L', to.x, to.y]];
  const angle = (arc.turn * Math.PI) / 180;
  const [cos, sin] = arc.turn % 360 === 0 ? [1, 0] : [Math.cos(angle), Math.sin(angle)];
  const flat = (p: Point): Point => ({ x: (cos * p.x + sin * p.y) / rx, y: (cos * p.y - sin * p.x) / ry });
  const chord = (): number => {
    const [a, b] = [flat(from), flat(to)];
    return Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  };
  const tooSmall = chord() / 2;
  if (tooSmall > 1) [rx, ry] = [rx * tooSmall, ry * tooSmall];
  const [a, b] = [flat(from), flat(to)];
  const length = Math.min(chord(), 2);
  if (!(length > 0)) return [['L', to.x, to.y]];
  const height = Math.sqrt(Math.max(0, 1 - (length / 2) ** 2)) * (arc.large === arc.sweep ? -1 : 1);
  const centre = {
    x: (a.x + b.x) / 2 - (height * (b.y - a.y)) / length,
    y: (a.y + b.y) / 2 + (height * (b.x - a.x)) / length,
  };
  const sign = arc.sweep ? 1 : -1;
  const back = (u: Point): Point => {
    const [px, py] = [(u.x + centre.x) * rx, (u.y + centre.y) * ry];
    return { x: cos * px - sin * py, y: sin * px + cos * py };
  };
  const end = { x: b.x - centre.x, y: b.y - centre.y };
  let u = { x: a.x - centre.x, y: a.y - centre.y };
  const steps: CurveStep[] = [];
  // A full turn takes four quarters and never comes here more often.
  for (let i = 0; i < 4; i++) {
    const dot = u.x * end.x + u.y * end.y;
    const cross = sign * (u.x * end.y - u.y * end.x);
    const last = (dot >= 0 && cross >= 0) || i === 3;
    const v = last ? end : { x: -sign * u.y, y: sign * u.x };
    const cosine = Math.max(-1, Math.min(1, u.x * v.x + u.y * v.y));
    const half = Math.sqrt((1 - cosine) / (1 + cosine));
    // tan of a quarter of the angle, times 4/3 (the usual handle length of a circular arc).
    const handle = half === 0 ? 0 : ((4 / 3) * (Math.sqrt(1 + half * half) - 1)) / half;
    const c1 = back({ x: u.x - sign * handle * u.y, y: u.y + sign * handle * u.x });
    const c2 = back({ x: v.x + sign * handle * v.y, y: v.y - sign * handle * v.x });
    const point = last ? to : back(v);
    steps.push(['C', c1.x, c1.y, c2.x, c2.y, point.x, point.y]);
    if (last) break;
    u = v;
  }
  return steps;
}
