// The lines of a gantt chart: in, the body after the header; out, its settings, sections, tasks and clicks as written.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';

export const TAGS = ['active', 'done', 'crit', 'milestone', 'vert'] as const;
export type Tag = (typeof TAGS)[number];

export interface SettingLine {
  readonly kind: 'setting';
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  readonly span: Span;
}

export interface SectionLine {
  readonly kind: 'section';
  readonly name: string;
  readonly span: Span;
}

export interface TaskLine {
  readonly kind: 'task';
  readonly name: string;
  readonly tags: readonly Tag[];
  readonly id?: string;
  /** Absent: where the task above ends. */
  readonly start?: string;
  readonly end: string;
  /** Text followed a hash or a semicolon. */
  readonly cut: boolean;
  readonly span: Span;
}

export interface ClickLine {
  readonly kind: 'click';
  readonly ids: readonly string[];
  readonly url?: string;
  readonly span: Span;
}

export type GanttLine = SettingLine | SectionLine | TaskLine | ClickLine | Unreadable;

export interface Gantt {
  readonly lines: readonly GanttLine[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

const SETTING =
  /^(?:(dateFormat|axisFormat|tickInterval|excludes|includes|todayMarker)\s+(\S.*)|(weekday|weekend)\s+([a-z]+day)|(inclusiveEndDates|topAxis))$/i;

export function parseGantt(body: string, afterHeader: number): Gantt {
  const { head, statements, titleStatements } = readLines(body, afterHeader, { titled: true, caseless: true });
  return { lines: [...(head ? [head] : []), ...statements].map(lineOf), titleStatements, depth: 0 };
}

function lineOf({ text, span }: LineStatement): GanttLine {
  const setting = SETTING.exec(text);
  if (setting) {
    const value = (setting[2] ?? setting[4] ?? '').trim();
    const name = (setting[1] ?? setting[3] ?? setting[5] ?? '').toLowerCase();
    if (/[#;]/.test(value) && name !== 'todaymarker')
      return unreadable('text follows a hash or a semicolon', 'Put comments on their own lines: %% note.', span);
    return { kind: 'setting', name, value, span };
  }
  const section = /^section(?:\s+(\S.*)?)?$/i.exec(text);
  if (section) return { kind: 'section', name: (section[1] ?? '').trim(), span };
  const click = /^click\s+(\S+)\s+(\S.*)?$/i.exec(text);
  if (click) {
    const url = /href\s+"([^"]*)"/i.exec(click[2] ?? '')?.[1];
    return { kind: 'click', ids: (click[1] ?? '').split(','), ...(url === undefined ? {} : { url }), span };
  }
  return taskOf(text, span);
}

function unreadable(reason: string, hint: string, span: Span): Unreadable {
  return { kind: 'unreadable', reason, hint, span };
}

const INSTEAD = 'Write: Plan :a, 2026-11-02, 5d.';

function taskOf(text: string, span: Span): TaskLine | Unreadable {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim();
  if (colon < 0 || name === '') return unreadable('it is not a setting, section or task', INSTEAD, span);
  if (/^gantt$/i.test(name)) return unreadable("a task cannot be named 'gantt'", INSTEAD, span);
  const written = text.slice(colon + 1);
  const hash = /[#;]/.exec(written)?.index ?? written.length;
  const items = written
    .slice(0, hash)
    .replace(/^:/, '')
    .split(',')
    .map((each) => each.trim());
  const tags: Tag[] = [];
  for (;;) {
    const tag = TAGS.find((each) => each === items[0]);
    if (tag === undefined) break;
    tags.push(tag);
    items.shift();
  }
  const [a = '', b = '', c = ''] = items;
  if (items.length > 3 || (items.length < 2 && a === ''))
    return unreadable('a task takes only an id, a start and an end', INSTEAD, span);
  const parts =
    items.length === 3 ? { id: a, start: b, end: c } : items.length === 2 ? { start: a, end: b } : { end: a };
  return { kind: 'task', name, tags, ...parts, cut: hash < written.length, span };
}
