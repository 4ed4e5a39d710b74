// A list whose items start with a time: a timeline.
import type { Finder } from '../contract.js';
import { timelineOf } from './tables.js';
import { isTime } from './times.js';

const LEAST = 4;
const MOST = 40;
const ITEM = /^(.{2,28}?)(?:: | - | – | — |\) )(.+)$/;

export const dates: Finder = (block, section) => {
  if (block.type !== 'list' || block.items.length < LEAST || block.items.length > MOST) return undefined;
  const events = block.items.flatMap((item) => {
    const [, when = '', what = ''] = ITEM.exec(item.replace(/^\(/, '')) ?? [];
    return isTime(when) ? [[when, what.split(/(?<=\.) /)[0]?.slice(0, 120) ?? ''] as const] : [];
  });
  if (events.length < block.items.length * 0.8) return undefined;
  return timelineOf(section.title, events, 'list');
};
