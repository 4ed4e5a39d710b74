// A tree view becomes a tree: in, its names; out, items, where each comes from, and what changed. LANGUAGE.md: `##` text is sub=.
import type { Diagnostic, DraftItem, DraftOption, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import type { Level } from '../levels.js';
import type { TreeLine, TreeView } from './parse.js';

export function toDraft(
  { top }: TreeView,
  { title, desc }: HeaderTexts,
  { iconOf, context }: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const origins: DraftOrigin<Span>[] = [];
  const clean = textCleaner({ iconOf, report, into: diagnostics, labels: {}, on: 'name' });

  const iconOption = (icon: string, span: Span): readonly DraftOption[] => {
    if (icon === 'none') return [{ name: 'icon', values: [{ raw: icon }] }];
    const known = context.icons.find(icon) === undefined ? iconOf(icon) : icon;
    if (known !== undefined) return [{ name: 'icon', values: [{ raw: known }] }];
    diagnostics.push(report('M215', span, { token: icon, on: 'name' }));
    return [];
  };
  const item = ({ line, children }: Level<TreeLine>): DraftItem => {
    const { span, note, icon, className } = line;
    const { text } = clean(line.name, span, ' ');
    if (className !== undefined) diagnostics.push(report('M200', span, { what: `the class ${className}` }));
    const options: DraftOption[] = [
      ...(note === undefined ? [] : [{ name: 'sub', values: [{ text: clean(note, span, '\n').text }] }]),
      ...(icon === undefined ? [] : iconOption(icon, span)),
    ];
    const below = children.map(item);
    const statement: DraftItem = {
      shape: 'item',
      label: line.folder ? `${text}/` : text,
      ...(options.length === 0 ? {} : { options }),
      ...(below.length === 0 ? {} : { children: below }),
    };
    origins.push({ kind: 'node', id: '', external: line.name, place: span, statement });
    return statement;
  };
  const statements = top.map(item);
  const header = {
    kind: 'tree',
    ...(title === undefined ? {} : { title }),
    options: desc === undefined ? [] : [{ name: 'desc', values: [{ text: desc }] }],
  };
  return { draft: { header, statements }, origins, diagnostics, suggestions: [] };
}
