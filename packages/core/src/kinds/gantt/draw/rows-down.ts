// Vertical positions: in, placed rows, their sections and the tracks of the gutters between them; out, the top of each
// row, and of each section with its title.
import type { Block } from '../../../scene/parts/block.js';
import type { GanttModel } from '../model.js';
import { MANY_ROWS, type PlacedRow } from './places.js';

/** px between rows, and of a gutter with lines: for the first line, and for each additional one. */
export interface Rhythm {
  readonly gap: number;
  readonly firstTrack: number;
  readonly track: number;
}

const EASY: Rhythm = { gap: 10, firstTrack: 18, track: 6 };
/** Of a plan that would otherwise be a tower. */
const DENSE: Rhythm = { gap: 4, firstTrack: 12, track: 4 };
/** Above and below the rows of a section. */
export const SECTION_AIR = 10;

export interface SectionBand {
  /** Index of its section; undefined for rows outside sections. */
  readonly section: number | undefined;
  readonly top: number;
  readonly height: number;
}

export interface Down {
  /** By row. */
  readonly tops: readonly number[];
  readonly bands: readonly SectionBand[];
  readonly height: number;
}

export function rhythmOf({ rows }: GanttModel): Rhythm {
  return rows.length > MANY_ROWS ? DENSE : EASY;
}

interface Group {
  readonly section: number | undefined;
  readonly rows: number[];
}

export function downOf(
  model: GanttModel,
  placed: readonly PlacedRow[],
  tracks: readonly number[],
  titles: readonly Block[],
): Down {
  const rhythm = rhythmOf(model);
  const tops: number[] = [];
  const bands: SectionBand[] = [];
  let y = 0;
  for (const { section, rows } of groupsOf(model)) {
    const top = y;
    y += SECTION_AIR;
    for (const index of rows) {
      tops[index] = y;
      y += (placed[index]?.height ?? 0) + gutterHeight(tracks[index] ?? 0, rhythm);
    }
    const title = section === undefined ? 0 : (titles[section]?.height ?? 0);
    const rest = rows.length === 0 ? 0 : rhythm.gap;
    y = Math.max(y - rest, top + SECTION_AIR + title) + SECTION_AIR;
    bands.push({ section, top, height: y - top });
  }
  return { tops, bands, height: y };
}

function gutterHeight(tracks: number, { gap, firstTrack, track }: Rhythm): number {
  return tracks === 0 ? gap : firstTrack + (tracks - 1) * track;
}

/** From the top of a gutter to one of its tracks. */
export function trackOffset(tracks: number, track: number, rhythm: Rhythm): number {
  return (gutterHeight(tracks, rhythm) - (tracks - 1) * rhythm.track) / 2 + track * rhythm.track;
}

/** Consecutive rows of one section, or of none; a section without rows keeps its written position. */
function groupsOf({ rows, sections }: GanttModel): readonly Group[] {
  const groups: Group[] = [];
  let next = 0;
  rows.forEach(({ section }, index) => {
    if (section !== undefined) while (next <= section) groups.push({ section: next++, rows: [] });
    const last = groups.at(-1);
    if (last !== undefined && last.section === section) last.rows.push(index);
    else groups.push({ section, rows: [index] });
  });
  while (next < sections.length) groups.push({ section: next++, rows: [] });
  return groups;
}
