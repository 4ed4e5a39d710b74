// The colours of series in a chart: tones in an order in which neighbours also differ in lightness, and the first four
// all do, so that they are distinguishable in grey print. theme/promises.ts verifies this for every theme.
import type { Tone } from './scene.js';

/** docs/look.md, Colours: never more than eight colours; further series are grouped or numbered. */
export const SERIES: readonly [Tone, Tone, Tone, Tone, Tone, Tone, Tone, Tone] = [
  'blue',
  'violet',
  'aqua',
  'orange',
  'amber',
  'red',
  'green',
  'neutral',
];

/** This many of them have a grey of their own. */
export const SERIES_IN_GREY = 4;

/** A tone for each of several: the written one, or the next unused one. */
export function seriesTones(written: readonly (Tone | undefined)[]): readonly Tone[] {
  const free = SERIES.filter((each) => !written.includes(each));
  const tones = free.length === 0 ? SERIES : free;
  let next = 0;
  return written.map((each) => each ?? tones[next++ % tones.length] ?? 'neutral');
}

/** What distinguishes a series from others if colours are not enough. */
export interface SeriesLook {
  readonly tone: Tone;
  /** 0 plain; from 1 on a pattern of its own. */
  readonly pattern: number;
  /** The shape of its marks, by number. */
  readonly mark: number;
}

/** Tones whose greys look the same on a printed page; those of two rows are distinguishable (theme.test.ts). */
export const GREYS: readonly (readonly Tone[])[] = [
  ['blue', 'red', 'brand'],
  ['violet', 'green'],
  ['orange', 'neutral'],
  ['aqua', 'amber'],
];

export interface SeriesToLook {
  /** As written. */
  readonly tone?: Tone;
  /** Only series of one family can be confused with one another. */
  readonly family: string;
}

/** A series with the same grey as another of its family gets a pattern; marks are numbered across all families. */
export function seriesLooks(series: readonly SeriesToLook[]): readonly SeriesLook[] {
  const used = new Map<string, number>();
  return seriesTones(series.map(({ tone }) => tone)).map((tone, mark) => {
    const grey = GREYS.findIndex((each) => each.includes(tone));
    const key = `${grey} ${series[mark]?.family ?? ''}`;
    const pattern = used.get(key) ?? 0;
    used.set(key, pattern + 1);
    return { tone, pattern, mark };
  });
}
