// A chart as an indented list, which fits any width. In: the picture and the page. Out: what happens, line by line.

import { plain } from '../cells.js';
import { arrow } from '../graph/list.js';
import { lineText } from '../line-label.js';
import { hanging, type Page } from '../page.js';
import type { TextChart, TextItem } from './text-chart.js';
import { sectionText } from './words.js';

/** Deeper blocks are not indented further. */
const DEEPEST = 4;
const STEP = 2;

export function chartList(chart: TextChart, page: Page): readonly string[] {
  const names = new Map(chart.actors.map(({ id, label }) => [id, plain(label)]));
  const lives = [
    ...chart.actors.map((each) => [each.createdBy, ` [creates ${plain(each.label)}]`] as const),
    ...chart.actors.map((each) => [each.destroyedBy, ` [ends ${plain(each.label)}]`] as const),
  ];
  const nameOf = (id: string): string => names.get(id) ?? id;
  const lines: string[] = [];
  const add = (depth: number, lead: string, words: string): void => {
    for (const each of hanging(`${' '.repeat(Math.min(depth, DEEPEST) * STEP)}${lead}`, words, page.columns)) {
      lines.push(each);
    }
  };
  const walk = (items: readonly TextItem[], depth: number): void => {
    for (const item of items) {
      if (item.type === 'message') {
        const { line } = item;
        const text = plain(lineText(line, page.charset));
        const role = line.role === undefined ? '' : ` (${line.role})`;
        const ends = `${nameOf(line.from)} ${arrow(line, page)} ${nameOf(line.to)}`;
        const changed = lives.flatMap(([by, words]) => (by === line.id ? words : [])).join('');
        add(depth, '', `${ends}${text === '' ? '' : `: ${text}`}${role}${changed}`);
      } else if (item.type === 'note')
        add(depth, 'Note ', `over ${item.over.map(nameOf).join(', ')}: ${plain(item.text)}`);
      else if (item.type === 'divider')
        add(depth, '', item.label === undefined ? '---' : `--- ${plain(item.label)} ---`);
      else {
        for (const section of item.sections) {
          add(depth, '', plain(sectionText(section) || section.word));
          walk(section.items, depth + 1);
        }
      }
    }
  };
  for (const { label, type, sub } of chart.actors) {
    const kind = type === 'step' ? '' : ` (${type})`;
    add(
      0,
      page.charset === 'ascii' ? '* ' : '• ',
      `${plain(label)}${kind}${sub === undefined ? '' : `, ${plain(sub)}`}`,
    );
  }
  if (chart.actors.length > 0 && chart.items.length > 0) lines.push('');
  walk(chart.items, 0);
  return lines;
}
