// The reader of Mermaid's sankeys: in, the text after its preamble; out, the draft of a sankey and what changed.
import type { Diagnostic, DraftDeclaration, DraftEdge, Span } from '@linework/core';
import { makeIdBook } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import { textCleaner } from '../clean-text.js';
import { configText } from '../config.js';
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { headingOf, unitOption, wordOption } from '../heading.js';
import { parseSankey, type Sankey } from './parse.js';

export const sankey: Reader = reader<Sankey, Sankey>({
  kind: 'sankey',
  called: 'sankey',
  needs: 'a flow above 0, such as: Coal,Grid,75.5',
  titled: 'sankey "Energy"',
  titles: {},
  parse: parseSankey,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: (parsed) => parsed,
  // Without a flow that has a width, there is nothing to draw.
  sizes: ({ nodes, flows }) =>
    flows.every(({ value }) => Number(value) === 0)
      ? [{ what: 'edges', count: 0, most: CONVERTER_LIMITS.edges }]
      : [
          { what: 'nodes', count: nodes.length, most: CONVERTER_LIMITS.nodes },
          { what: 'edges', count: flows.length, most: CONVERTER_LIMITS.edges },
        ],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed: { lines, nodes, flows, circular }, texts, input, report }) => {
    const diagnostics: Diagnostic[] = lines.flatMap((each) => {
      if (each.kind !== 'widthless') return [];
      const { from, to, written, span } = each;
      const what = `The flow from '${short(from)}' to '${short(to)}', whose value '${short(written)}' is not a number of at least 0,`;
      return [report('M203', span, { what, instead: 'Write its width: Coal,Grid,75.5.' })];
    });
    const back = circular.map(({ from, to, span }) => {
      const instead = 'Flows run only from left to right. Give the returning flow its own node.';
      return report('M203', span, { what: `The flow from '${short(from)}' back to '${short(to)}'`, instead });
    });
    diagnostics.push(...back);
    const origins: DraftOrigin<Span>[] = [];
    const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: {}, on: 'node' });
    const { idOf } = makeIdBook(nodes.map((external) => ({ external, fallback: 'node' })));
    const places = new Map(
      flows.toReversed().flatMap(({ from, to, span }) => [[to, span] as const, [from, span] as const]),
    );
    const declared = nodes.map((external): DraftDeclaration => {
      const id = idOf(external);
      const place = places.get(external) ?? { start: 0, end: 0 };
      const { text } = clean(external, place, ' ');
      const statement: DraftDeclaration = {
        shape: 'declaration',
        keyword: 'node',
        id,
        ...(text === id || text === '' ? {} : { label: text }),
      };
      origins.push({ kind: 'node', id, external, place, statement });
      return statement;
    });
    const edges = flows.map(({ from, to, value, span }): DraftEdge => {
      const options = [wordOption('value', value)];
      const statement: DraftEdge = { shape: 'edge', from: idOf(from), arrow: '->', to: idOf(to), options };
      origins.push({ kind: 'edge', id: '', external: `${from} ${to}`, place: span, statement });
      return statement;
    });
    const configured = (name: string): string => configText(input.preamble, ['sankey', name]) ?? '';
    const unit = unitOption(`${configured('prefix')}${configured('suffix')}`);
    // Mermaid's other colours of links, its gradient and single colours, have no counterpart.
    const tones = configured('linkColor') === 'target' ? [wordOption('tones', 'target')] : [];
    const values = configured('showValues') === 'false' ? [wordOption('values', 'none')] : [];
    return {
      draft: {
        header: headingOf('sankey', texts, [...unit, ...values, ...tones]),
        statements: [...declared, ...edges],
      },
      origins,
      diagnostics,
      suggestions: [],
    };
  },
});
