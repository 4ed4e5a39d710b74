// Drafts a tree view as a tree: in, its names; out, items, the origin of each, and what changed. docs/conversion.md,
// Charts and lists: `##` text is sub=.
import type { Diagnostic, DraftItem, DraftOption, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf } from '../heading.js';
import { type FileItem, filed } from './files.js';
import type { TreeLine, TreeView } from './parse.js';

export function toDraft(
  { top }: TreeView,
  texts: HeaderTexts,
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
  const nameOf = (line: TreeLine): string => {
    const { text } = clean(line.name, line.span, ' ');
    return `${text === '' ? line.name : text}${line.folder ? '/' : ''}`;
  };
  const optionsOf = ({ span, note, icon, className }: TreeLine): readonly DraftOption[] => {
    if (className !== undefined) diagnostics.push(report('M200', span, { what: `the class ${className}` }));
    const sub = note === undefined ? '' : clean(note, span, '\n').text;
    return [
      ...(sub === '' ? [] : [{ name: 'sub', values: [{ text: sub }] }]),
      ...(icon === undefined ? [] : iconOption(icon, span)),
    ];
  };
  const item = ({ name, line, through, inside }: FileItem): DraftItem => {
    const options = through ? [] : optionsOf(line);
    const below = inside.map(item);
    const statement: DraftItem = {
      shape: 'item',
      label: name,
      ...(options.length === 0 ? {} : { options }),
      ...(below.length === 0 ? {} : { children: below }),
    };
    origins.push({ kind: 'node', id: '', external: line.name, place: line.span, statement });
    return statement;
  };
  const files = filed(top, nameOf, report);
  diagnostics.push(...files.diagnostics);
  const statements = files.tops.map(item);
  return { draft: { header: headingOf('tree', texts), statements }, origins, diagnostics, suggestions: [] };
}
