// A time, as long ago as it is; the whole date on hover. In English, as all words here.
import type { JSX } from 'preact';

export interface WhenProps {
  /** ISO 8601. */
  readonly at: string;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const WHOLE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function When({ at }: WhenProps): JSX.Element {
  return (
    <time dateTime={at} title={WHOLE.format(new Date(at))}>
      {agoOf((Date.parse(at) - Date.now()) / 1000)}
    </time>
  );
}

/** `seconds` from now; negative in the past. */
export function agoOf(seconds: number): string {
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  return unit === undefined ? 'just now' : RELATIVE.format(Math.trunc(seconds / unit[1]), unit[0]);
}
