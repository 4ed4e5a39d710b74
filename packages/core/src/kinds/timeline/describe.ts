// A timeline in words: from the model to the outline, with one line per section and per time with what happened.
import { dateOf } from '../../calendar/index.js';
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import type { Moment, Section, TimelineModel } from './model.js';
import { whenText } from './words.js';

type Placed = { readonly section: Section } | { readonly moment: Moment };

export function describeTimeline(model: TimelineModel): Outline {
  const { sections, moments, title, scale } = model;
  const placed: readonly Placed[] = [
    ...sections.map((section) => ({ section })),
    ...moments.map((moment) => ({ moment })),
  ];
  const start = (each: Placed): number => ('moment' in each ? each.moment : each.section).span.start;
  const ordered = [...placed].sort((a, b) => start(a) - start(b));
  const events = moments.reduce((sum, each) => sum + each.events.length, 0);
  const name = title === undefined ? 'Timeline' : `${oneLine(title)}: timeline`;
  const how = scale === 'time' ? ', true to scale' : '';
  return {
    lines: [
      `${name}, ${counted(moments.length, 'time')}, ${counted(events, 'event')}${how}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...ordered.map((each) => ('moment' in each ? momentLine(each.moment) : sectionLine(each.section))),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: ordered.map((each) => ('moment' in each ? momentItem(each.moment) : sectionItem(each.section))),
  };
}

function sectionLine(section: Section): string {
  const { label, sub } = section;
  const under = sub === undefined ? '' : ` (${oneLine(sub)})`;
  return `${label === '' ? 'Section' : oneLine(label)}${under}${tail(section)}`;
}

function momentLine(moment: Moment): string {
  const { when, events, sub, section } = moment;
  const under = sub === undefined ? '' : ` (${oneLine(sub)})`;
  const suffix = events.length === 0 ? '' : `: ${events.map(oneLine).join('; ')}`;
  return `${section === undefined ? '' : '  '}${oneLine(whenText(when))}${under}${suffix}${tail(moment)}`;
}

function marksOf({ tone, sub }: Pick<Moment, 'tone' | 'sub'>): Pick<OutlineItem, 'marks'> {
  const marks = [...(tone === undefined ? [] : [tone]), ...(sub === undefined ? [] : [`sub ${sub}`])];
  return marks.length === 0 ? {} : { marks };
}

function sectionItem(section: Section): OutlineItem {
  return { kind: 'section', label: section.label, depth: 0, ...marksOf(section), span: section.span };
}

function momentItem(moment: Moment): OutlineItem {
  const { when, events, section, span } = moment;
  const days =
    when.as === 'text'
      ? {}
      : when.first === when.last
        ? { date: dateOf(when.first) }
        : { start: dateOf(when.first), end: dateOf(when.last) };
  return {
    kind: 'at',
    label: whenText(when),
    depth: section === undefined ? 0 : 1,
    ...days,
    ...(events.length === 0 ? {} : { values: events }),
    ...marksOf(moment),
    span,
  };
}
