// Turns links into arrows: in, a link; out, the arrow of the language, and the parts without an equivalent.
// docs/conversion.md, Edges.
import type { Arrow, Diagnostic } from '@linework/core';
import type { ConverterReport } from '../contract.js';
import type { Link } from './ast.js';

/** The arrow of a link that is drawn. */
export function arrowOf({ startHead, endHead, stroke }: Link): Arrow {
  if (endHead === 'none') return '--';
  if (stroke === 'dotted') return startHead === 'none' ? '-->' : '<-->';
  return startHead === 'none' ? '->' : '<->';
}

/** What is lost of a link, reported at the link. */
export function linkLosses(link: Link, report: ConverterReport): readonly Diagnostic[] {
  const { span, endHead, startHead, stroke } = link;
  const out: Diagnostic[] = [];
  if (stroke === 'invisible') {
    return [
      report('M202', span, { what: 'The invisible link', instead: 'Place a node with same= or before= instead.' }),
    ];
  }
  if (link.loose) {
    out.push(
      report('M204', span, { what: 'A single-dash link, which Mermaid refuses,', became: `'${arrowOf(link)}'` }),
    );
  }
  if (endHead === 'circle' || endHead === 'cross') {
    const what = startHead === 'none' ? `The ${endHead} at the end` : `The ${endHead} at both ends`;
    out.push(
      report('M204', span, {
        what,
        became: startHead === 'none' ? 'an arrowhead' : 'arrowheads',
        instead: 'Put its meaning in the label.',
      }),
    );
  }
  if (stroke === 'thick') {
    out.push(
      report('M204', span, {
        what: 'The thick line',
        became: 'a line of normal weight',
        instead: 'All lines have the same weight. Use role= to colour a line by its meaning.',
      }),
    );
  }
  if (stroke === 'dotted' && endHead === 'none') {
    out.push(
      report('M204', span, {
        what: 'The dotted line',
        became: 'a solid line',
        instead: 'If the line has a direction, use --> or ..>.',
      }),
    );
  }
  if (link.extraLength > 0) {
    out.push(
      report('M202', span, {
        what: 'The extra length of the link',
        instead: 'Place a node with same= or before= instead.',
      }),
    );
  }
  return out;
}
