// The tick intervals of Mermaid's gantt charts: in, an interval; out, our unit= of the same length.

const UNITS: ReadonlyMap<string, string> = new Map([
  ['1hour', 'hour'],
  ['60minute', 'hour'],
  ['1day', 'day'],
  ['1week', 'week'],
  ['1month', 'month'],
  ['3month', 'quarter'],
]);

export function unitOfInterval(interval: string): string | undefined {
  return UNITS.get(interval.toLowerCase());
}
