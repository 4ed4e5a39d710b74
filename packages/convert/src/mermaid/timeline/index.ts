// The reader of Mermaid's timelines: in, the text after its preamble; out, the draft of a timeline and what changed.
import type { Diagnostic, DraftDeclaration, DraftRow, DraftStatement, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { textCleaner } from '../clean-text.js';
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { headingOf, wordOption } from '../heading.js';
import { parseTimeline, type TimeLine, type Timeline } from './parse.js';

export const timeline: Reader = reader<Timeline, readonly TimeLine[]>({
  kind: 'timeline',
  called: 'timeline',
  needs: 'a time, such as: 1989 : Proposal',
  titled: 'timeline "The web"',
  titles: {},
  parse: parseTimeline,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: ({ lines }) => lines.filter((each): each is TimeLine => each.kind === 'time'),
  sizes: (times) => [{ what: 'times', count: times.length, most: CONVERTER_LIMITS.nodes }],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, texts, input, report }) => {
    const diagnostics: Diagnostic[] = parsed.cuts.map(({ lost, span }) => report('M260', span, { lost }));
    const origins: DraftOrigin<Span>[] = [];
    const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: {}, on: 'time' });
    const text = (written: string, span: Span): string => clean(written, span, '\n').text;
    const statements: DraftStatement[] = [];
    let into = statements;
    for (const line of parsed.lines) {
      if (line.kind === 'unreadable') continue;
      const { span } = line;
      if (line.kind === 'section') {
        const children: DraftStatement[] = [];
        const label = text(line.name, span);
        const section: DraftDeclaration = { shape: 'declaration', keyword: 'section', label, children };
        statements.push(section);
        origins.push({ kind: 'group', id: '', external: line.name, place: span, statement: section });
        into = children;
        continue;
      }
      const texts = line.events.map((each) => text(each, span)).filter((each) => each !== '');
      const cells = [{ text: text(line.when, span) }];
      const statement: DraftRow = { shape: 'row', keyword: 'at', cells, ...(texts.length === 0 ? {} : { texts }) };
      origins.push({ kind: 'node', id: '', external: line.when, place: span, statement });
      into.push(statement);
    }
    for (const { statement, external, place } of origins) {
      if (!isEmpty(statement)) continue;
      const what = `The section '${external}' has no times and was dropped.`;
      diagnostics.push(report('M216', place, { what, instead: 'Add times to it, or remove it.' }));
    }
    return {
      draft: {
        header: headingOf('timeline', texts, parsed.direction === 'TD' ? [wordOption('direction', 'down')] : []),
        statements: statements.filter((each) => !isEmpty(each)),
      },
      origins: origins.filter(({ statement }) => !isEmpty(statement)),
      diagnostics,
      suggestions: [],
    };
  },
});

function isEmpty(statement: DraftStatement): boolean {
  return statement.shape === 'declaration' && statement.children?.length === 0;
}
