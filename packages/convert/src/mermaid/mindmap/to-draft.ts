// Drafts a mind map: in, its topics; out, items, the origin of each, and what changed. docs/conversion.md, Charts and lists.
import type { Diagnostic, DraftItem, DraftOption, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import type { Level } from '../levels.js';
import type { Mindmap, Topic } from './parse.js';

export function toDraft(
  { top, dress }: Mindmap,
  { title, desc }: HeaderTexts,
  { iconOf }: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const origins: DraftOrigin<Span>[] = [];
  const labels = { html: true, markdown: true };
  const clean = textCleaner({ iconOf, report, into: diagnostics, on: 'topic', labels });

  const item = ({ line, children }: Level<Topic>): DraftItem => {
    const { shape, before, id, span } = line;
    const { text: seen, icon } = clean(line.text, span, '\n');
    const text = seen === '' ? id || 'topic' : seen;
    if (seen === '')
      diagnostics.push(
        report('M216', span, {
          what: 'This topic has no text.',
          instead: `It is named '${text}' for now. Write its text.`,
        }),
      );
    if (shape === 'bang') diagnostics.push(report('M280', span, { label: text }));
    if (before !== undefined) diagnostics.push(report('M282', span, { before, label: text }));
    const below = children.map(item);
    const options: DraftOption[] = [
      ...(shape === 'plain' ? [] : [{ name: 'shape', values: [{ raw: shape === 'bang' ? 'cloud' : shape }] }]),
      ...(icon === undefined ? [] : [{ name: 'icon', values: [{ raw: icon }] }]),
    ];
    const statement: DraftItem = {
      shape: 'item',
      label: text,
      ...(options.length === 0 ? {} : { options }),
      ...(below.length === 0 ? {} : { children: below }),
    };
    origins.push({ kind: 'node', id: '', external: text, place: span, statement });
    return statement;
  };
  const statements = top.map(item);
  for (const { kind, what, span } of dress) {
    const near = kind === 'icon' ? iconOf(what.trim().replace(/\s+/, ':')) : undefined;
    if (kind === 'class') diagnostics.push(report('M200', span, { what: `the class ${what}` }));
    else diagnostics.push(report('M281', span, { what, ...(near === undefined ? {} : { near }) }));
  }
  const header = {
    kind: 'mindmap',
    ...(title === undefined ? {} : { title }),
    options: desc === undefined ? [] : [{ name: 'desc', values: [{ text: desc }] }],
  };
  return { draft: { header, statements }, origins, diagnostics, suggestions: [] };
}
