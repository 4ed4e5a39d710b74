// The reader of Mermaid's quadrant charts: in, the text after its preamble; out, the draft of a quadrant and what changed.
import type { Diagnostic, DraftRow, DraftStatement, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { textCleaner } from '../clean-text.js';
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { headingOf, wordOption } from '../heading.js';
import { looksOf } from './looks.js';
import { type PointLine, parseQuadrant, type Quadrant, type QuadrantLine } from './parse.js';

const AREAS = ['', 'top-right', 'top-left', 'bottom-left', 'bottom-right'] as const;

export const quadrant: Reader = reader<Quadrant, readonly PointLine[]>({
  kind: 'quadrant',
  called: 'quadrant chart',
  needs: 'a point, such as: Spring: [0.3, 0.6]',
  titled: 'quadrant "Campaigns"',
  titles: {},
  parse: parseQuadrant,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: ({ lines }) => lines.filter((each): each is PointLine => each.kind === 'point'),
  sizes: (points) => [{ what: 'points', count: points.length, most: CONVERTER_LIMITS.nodes }],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, texts, input, report }) => {
    const diagnostics: Diagnostic[] = [];
    const origins: DraftOrigin<Span>[] = [];
    const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: {}, on: 'point' });
    const text = (written: string, span: Span): string => clean(written, span, ' ').text || written;
    const row = (keyword: string, more: Pick<DraftRow, 'cells' | 'options'>): DraftRow => ({
      shape: 'row',
      keyword,
      ...more,
    });
    const statementOf = (line: QuadrantLine): readonly DraftStatement[] => {
      const { span } = line;
      switch (line.kind) {
        case 'axis': {
          const ends = [line.low, ...(line.high === undefined ? [] : [line.high])];
          return [row(line.axis, { cells: ends.map((each) => ({ text: text(each, span) })) })];
        }
        case 'area':
          return [row('area', { cells: [{ raw: AREAS[line.number] ?? '' }, { text: text(line.label, span) }] })];
        case 'point': {
          const { size, tone } = looks.lookOf(line);
          const options = [
            wordOption('x', line.x),
            wordOption('y', line.y),
            ...(size === undefined ? [] : [wordOption('size', size)]),
            ...(tone === undefined ? [] : [wordOption('tone', tone)]),
          ];
          const statement = row('point', { cells: [{ text: text(line.label, span) }], options });
          origins.push({ kind: 'node', id: '', external: line.label, place: span, statement });
          return [statement];
        }
        default:
          return [];
      }
    };
    const isA =
      <Kind extends QuadrantLine['kind']>(kind: Kind) =>
      (each: QuadrantLine): each is Extract<QuadrantLine, { kind: Kind }> =>
        each.kind === kind;
    const looks = looksOf(parsed.lines.filter(isA('point')), parsed.lines.filter(isA('classDef')), report);
    diagnostics.push(...looks.diagnostics);
    const order = { axis: 0, area: 1, point: 2, classDef: 3, unreadable: 3 } as const;
    const last = new Map(
      parsed.lines.map((line) => [line.kind === 'axis' ? line.axis : line.kind === 'area' ? line.number : line, line]),
    );
    const statements = [...last.values()].toSorted((a, b) => order[a.kind] - order[b.kind]).flatMap(statementOf);
    return { draft: { header: headingOf('quadrant', texts), statements }, origins, diagnostics, suggestions: [] };
  },
});
