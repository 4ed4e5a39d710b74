// A day, for what has no time of day or is far ahead: `28 Nov 2026`.
import type { JSX } from 'preact';

export interface DayProps {
  /** A date, or a time in ISO 8601, which is shown as its day in UTC. */
  readonly on: string;
}

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export function Day({ on }: DayProps): JSX.Element {
  return <time dateTime={on}>{FORMAT.format(new Date(on))}</time>;
}
