// The reader of Mermaid's pie charts: in, the text after its preamble; out, the draft of a pie and what changed.
import type { Diagnostic, DraftRow, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import { textCleaner } from '../clean-text.js';
import { configText } from '../config.js';
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { headingOf, wordOption } from '../heading.js';
import { type Pie, parsePie } from './parse.js';

/** Label of a slice without one. */
const EMPTY = 'Slice';

export const pie: Reader = reader<Pie, Pie>({
  kind: 'pie',
  called: 'pie chart',
  needs: 'a slice above 0, such as: "Search" : 62',
  titled: 'pie "Traffic"',
  titles: {},
  parse: parsePie,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: (parsed) => parsed,
  // If all slices are zero, there is nothing to draw.
  sizes: ({ slices }) => {
    const isEmpty = slices.every(({ number }) => Number(number) === 0);
    return [{ what: 'slices', count: isEmpty ? 0 : slices.length, most: CONVERTER_LIMITS.nodes }];
  },
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, texts, input, report }) => {
    const diagnostics: Diagnostic[] = [];
    const origins: DraftOrigin<Span>[] = [];
    const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: {}, on: 'slice' });
    const statements = parsed.slices.map(({ label, number, span }): DraftRow => {
      const { text, icon } = clean(label, span, ' ');
      if (text === '') {
        const instead = 'Write a label that names the slice.';
        diagnostics.push(report('M216', span, { what: `The empty label of a slice became '${EMPTY}'.`, instead }));
      }
      const options = icon === undefined ? [] : [wordOption('icon', icon)];
      const cells = [{ text: text === '' ? EMPTY : text }, { raw: number }];
      const statement: DraftRow = { shape: 'row', keyword: 'slice', cells, options };
      origins.push({ kind: 'node', id: '', external: label, place: span, statement });
      return statement;
    });
    for (const { label, span } of parsed.repeated) {
      diagnostics.push(report('M209', span, { what: `The slice '${short(label)}'` }));
    }
    const hole = Number(configText(input.preamble, ['pie', 'donutHole']) ?? 0) > 0;
    const header = headingOf('pie', texts, [
      ...(parsed.showData ? [wordOption('values', 'both')] : []),
      ...(hole ? [wordOption('donut', 'on')] : []),
    ]);
    return { draft: { header, statements }, origins, diagnostics, suggestions: [] };
  },
});
