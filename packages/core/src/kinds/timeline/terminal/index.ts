// A timeline as text: from the model and the page to its times one below another along a spine, with what happened beside each.
import { cellsOf, plain } from '../../../terminal/cells.js';
import type { Charset } from '../../../terminal/glyphs.js';
import { hanging, type Page, stacked } from '../../../terminal/page.js';
import { wrapCells } from '../../../terminal/wrap.js';
import type { Made } from '../../layout-reports.js';
import { inTime } from '../in-time.js';
import type { Moment, TimelineModel } from '../model.js';
import { whenText } from '../words.js';

const SIGNS: Readonly<Record<Charset, { readonly dot: string; readonly spine: string; readonly mark: string }>> = {
  unicode: { dot: '●', spine: '│', mark: '· ' },
  ascii: { dot: 'o', spine: '|', mark: '- ' },
};
/** Cells of the times, at most this share of the page. */
const TIMES_SHARE = 3;

export function timelineText(model: TimelineModel, page: Page): Made<string> {
  const { columns, charset } = page;
  const signs = SIGNS[charset];
  const moments = inTime(model);
  const most = Math.floor(columns / TIMES_SHARE);
  const times = moments.reduce(
    (widest, { when }) => Math.max(widest, Math.min(most, cellsOf(plain(whenText(when))))),
    0,
  );
  const lines: string[] = [];
  let section: number | undefined;
  moments.forEach((moment, i) => {
    if (moment.section !== section && moment.section !== undefined) {
      const label = model.sections[moment.section]?.label ?? '';
      if (label !== '') lines.push(...(i === 0 ? [] : [signs.spine]), ...wrapCells(label, columns));
    }
    section = moment.section;
    lines.push(...momentLines(moment, times, page));
  });
  return {
    picture: stacked([model.title === undefined ? [] : wrapCells(model.title, columns), lines]),
  };
}

function momentLines({ when, events, sub }: Moment, times: number, { columns, charset }: Page): readonly string[] {
  const { dot, spine, mark } = SIGNS[charset];
  const lead = 2 + times + 2;
  const left = wrapCells(whenText(when), times);
  const several = events.length > 1;
  const right = [
    ...events.flatMap((each) => hanging(several ? mark : '', plain(each), columns - lead)),
    ...(sub === undefined ? [] : wrapCells(sub, columns - lead)),
  ];
  return Array.from({ length: Math.max(left.length, right.length, 1) }, (_, i) => {
    const time = left[i] ?? '';
    const words = `${time}${' '.repeat(Math.max(0, times - cellsOf(time)))}  ${right[i] ?? ''}`;
    return `${i === 0 ? dot : spine} ${words}`.trimEnd();
  });
}
