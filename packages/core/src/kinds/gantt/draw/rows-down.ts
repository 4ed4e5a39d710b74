// Where everything stands from top to bottom: in, placed rows, their sections and the tracks of the gutters between them; out, the top of
// each row, and of each section with its title.
import type { Block } from '../../../scene/parts/block.js';
import type { GanttModel } from '../model.js';
import type { PlacedRow } from './places.js';

/** px */
const GAP = 10;
/** A gutter that lines run along: so much for the first, and for each more. */
const FIRST_TRACK = 18;
const TRACK = 6;
/** Above and below the rows of a section. */
export const SECTION_AIR = 10;

export interface SectionBand {
  /** Index of its section; none for rows that stand in no section. */
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
  const tops: number[] = [];
  const bands: SectionBand[] = [];
  let y = 0;
  for (const { section, rows } of groupsOf(model)) {
    const top = y;
    y += SECTION_AIR;
    for (const index of rows) {
      tops[index] = y;
      y += (placed[index]?.height ?? 0) + gutterHeight(tracks[index] ?? 0);
    }
    const title = section === undefined ? 0 : (titles[section]?.height ?? 0);
    const rest = rows.length === 0 ? 0 : GAP;
    y = Math.max(y - rest, top + SECTION_AIR + title) + SECTION_AIR;
    bands.push({ section, top, height: y - top });
  }
  return { tops, bands, height: y };
}

function gutterHeight(tracks: number): number {
  return tracks === 0 ? GAP : FIRST_TRACK + (tracks - 1) * TRACK;
}

/** From the top of a gutter to one of its tracks. */
export function trackOffset(tracks: number, track: number): number {
  return (gutterHeight(tracks) - (tracks - 1) * TRACK) / 2 + track * TRACK;
}

/** Rows of one section, or of none, one after another; a section without rows stands where it is written. */
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
