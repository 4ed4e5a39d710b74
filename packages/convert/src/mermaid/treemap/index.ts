// The reader of Mermaid's treemaps: in, the text after its preamble; out, the draft of a treemap and what changed.
import type { Diagnostic, DraftItem, Span, Tone } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { textCleaner } from '../clean-text.js';
import { configText } from '../config.js';
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { headingOf, unitOption, wordOption } from '../heading.js';
import type { Level } from '../levels.js';
import { fillOf, readDeclarations, toneOfFill } from '../tones.js';
import { parseTreemap, type Treemap, type TreemapItem } from './parse.js';

export const treemap: Reader = reader<Treemap, Treemap>({
  kind: 'treemap',
  called: 'treemap',
  needs: 'an item, such as: "src": 120',
  titled: 'treemap "Disk"',
  titles: {},
  parse: parseTreemap,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: (parsed) => parsed,
  sizes: ({ lines, count }) => {
    // Without any value, there is nothing to draw.
    const valued = lines.some((each) => each.kind === 'item' && each.value !== undefined);
    return [{ what: 'items', count: valued ? count : 0, most: CONVERTER_LIMITS.nodes }];
  },
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed: { top, lines }, texts, input, report }) => {
    const diagnostics: Diagnostic[] = [];
    const origins: DraftOrigin<Span>[] = [];
    const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: {}, on: 'item' });
    const tones = new Map<string, Tone>();
    for (const line of lines) {
      if (line.kind !== 'classDef') continue;
      const declarations = readDeclarations(line.styles);
      const fill = fillOf(declarations);
      const tone = fill === undefined ? undefined : toneOfFill(fill, declarations);
      if (tone === undefined) diagnostics.push(report('M200', line.span, { what: `the class ${line.name}` }));
      else {
        tones.set(line.name, tone);
        diagnostics.push(
          report('M204', line.span, { what: `The fill of the class ${line.name}`, became: `tone=${tone}` }),
        );
      }
    }
    const item = ({ line, children }: Level<TreemapItem>): DraftItem | undefined => {
      const below = children.flatMap((each) => item(each) ?? []);
      const { name, value, className, span } = line;
      if (below.length === 0 && value === undefined) {
        const what = `'${name}' has no value and no children; it was dropped.`;
        diagnostics.push(report('M216', span, { what, instead: 'Write its value: "src": 120.' }));
        return undefined;
      }
      const { text } = clean(name, span, ' ');
      const tone = className === undefined ? undefined : tones.get(className);
      if (className !== undefined && tone === undefined) {
        diagnostics.push(report('M200', span, { what: `the class ${className}` }));
      }
      const statement: DraftItem = {
        shape: 'item',
        label: text === '' ? 'Item' : text,
        ...(value === undefined ? {} : { value }),
        ...(tone === undefined ? {} : { options: [wordOption('tone', tone)] }),
        ...(below.length === 0 ? {} : { children: below }),
      };
      origins.push({ kind: 'node', id: '', external: name, place: span, statement });
      return statement;
    };
    const statements = top.flatMap((each) => item(each) ?? []);
    // Of a format, only the currency affects what the numbers mean.
    const format = configText(input.preamble, ['treemap', 'valueFormat']) ?? '';
    const unit = unitOption(/[$€£¥]/.exec(format)?.[0]);
    return { draft: { header: headingOf('treemap', texts, unit), statements }, origins, diagnostics, suggestions: [] };
  },
});
