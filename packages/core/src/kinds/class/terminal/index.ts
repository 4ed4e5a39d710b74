// A class diagram for a terminal: in, the model and the page; out, its text picture. Parents are above, as in the drawn
// picture.

import type { Charset } from '../../../terminal/glyphs.js';
import { graphText } from '../../../terminal/graph/index.js';
import type { TextNode } from '../../../terminal/graph/text-graph.js';
import type { Page } from '../../../terminal/page.js';
import type { TextLine } from '../../../terminal/text-parts.js';
import type { Made } from '../../layout-reports.js';
import { type ClassMember, type ClassModel, type ClassNode, membersOf, type Relation } from '../model.js';
import { RELATION_LOOKS } from '../relation-words.js';

export function classText(model: ClassModel, page: Page): Made<string> {
  const { title, direction, classes, groups, relations, notes } = model;
  const { text, trouble } = graphText(
    {
      ...(title === undefined ? {} : { title }),
      direction: direction === 'auto' ? 'down' : direction,
      nodes: classes.map((each) => textNode(each, page.charset)),
      groups,
      overlays: [],
      edges: relations.map(textLine),
      notes,
      legend: [],
    },
    page,
  );
  return { picture: text, trouble };
}

function textNode(of: ClassNode, charset: Charset): TextNode {
  const { id, label, sub, stereotype, group, same, before } = of;
  const [open, close] = charset === 'ascii' ? ['<<', '>>'] : ['«', '»'];
  return {
    id,
    label: stereotype === undefined ? label : `${open}${stereotype}${close}\n${label}`,
    type: 'class',
    rows: [membersOf(of, 'attribute').map(memberRow), membersOf(of, 'operation').map(memberRow)],
    ...(sub === undefined ? {} : { sub }),
    ...(group === undefined ? {} : { group }),
    ...(same === undefined ? {} : { same }),
    ...(before === undefined ? {} : { before }),
  };
}

/** One cell: signs and types are part of the text. */
function memberRow(member: ClassMember): readonly string[] {
  return [memberLine(member)];
}

/** `+ {static} empty(): Order`, as UML writes it without underlines. */
function memberLine({ visibility, modifier, said: content }: ClassMember): string {
  const sign = visibility === undefined ? '' : `${visibility} `;
  const marked = modifier === undefined ? '' : `{${modifier}} `;
  if (content.as === 'text') return sign + marked + content.text;
  const called = content.parameters === undefined ? '' : `(${content.parameters})`;
  return `${sign}${marked}${content.name}${called}${content.type === undefined ? '' : `: ${content.type}`}`;
}

function textLine(relation: Relation): TextLine {
  const { id, from, to, arrow, dash, startHead, endHead } = relation;
  const label = wordsOf(relation);
  const labelOption = label === '' ? {} : { label };
  return RELATION_LOOKS[arrow].up
    ? { id, from: to, to: from, dash, startHead: endHead, endHead: startHead, firm: true, ...labelOption }
    : { id, from, to, dash, startHead, endHead, ...labelOption };
}

/** `contains, 1 to 1..*`: end texts follow the label, the first end first. */
function wordsOf({ label, fromEnd, toEnd }: Relation): string {
  const ends = [fromEnd, ...(toEnd === undefined ? [] : ['to', toEnd])].filter((each) => each !== undefined).join(' ');
  return [label, ends].filter((each) => each !== undefined && each !== '').join(', ');
}
