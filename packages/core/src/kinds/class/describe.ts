// A class diagram in words: in, the model; out, the outline. Its lines contain everything in the source, so a reader or
// a program can rebuild it. They are also the picture's accessible description.
import { memberText } from '../../grammar/read-member.js';
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, noteInWords, outlineEdge, tail } from '../outline-words.js';
import { type ClassModel, type ClassNode, membersOf, type Relation } from './model.js';

type Names = ReadonlyMap<string, string>;

export function describeClasses(model: ClassModel): Outline {
  const { classes, groups, relations } = model;
  const names = namesOf([...classes, ...groups]);
  return {
    lines: [
      summary(model),
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...groups.map((each) => {
        const within = each.parent === undefined ? '' : ` in ${names.get(each.parent) ?? each.parent}`;
        const sub = each.sub === undefined ? '' : `, ${oneLine(each.sub)}`;
        return `Group ${names.get(each.id) ?? each.id}${within}${sub}${tail(each)}`;
      }),
      ...classes.flatMap((each) => classLines(each, names)),
      ...relations.map((each) => relationLine(each, names)),
      ...model.notes.map(({ about, text }) => noteInWords(about && (names.get(about) ?? about), text)),
    ],
    nodes: classes.map(({ id, label, stereotype, group, span }) => ({
      id,
      label,
      ...(stereotype === undefined ? {} : { type: stereotype }),
      ...(group === undefined ? {} : { group }),
      span,
    })),
    edges: relations.map((each) => ({
      ...outlineEdge(each),
      ...(each.fromEnd === undefined ? {} : { fromEnd: each.fromEnd }),
      ...(each.toEnd === undefined ? {} : { toEnd: each.toEnd }),
    })),
    groups: groups.map(({ id, label, parent, span }) => ({
      id,
      label,
      ...(parent === undefined ? {} : { parent }),
      span,
    })),
    items: classes.flatMap(memberItems),
  };
}

/** Labels; a label that occurs twice is followed by the id. */
export function namesOf(named: readonly { readonly id: string; readonly label: string }[]): Names {
  const count = new Map<string, number>();
  for (const { label } of named) count.set(oneLine(label), (count.get(oneLine(label)) ?? 0) + 1);
  return new Map(
    named.map(({ id, label }) => {
      const plain = oneLine(label);
      return [id, (count.get(plain) ?? 0) > 1 ? `${plain} (${id})` : plain];
    }),
  );
}

function summary({ title, classes, relations, groups }: ClassModel): string {
  const parts = [
    `${classes.length} ${classes.length === 1 ? 'class' : 'classes'}`,
    counted(relations.length, 'relation'),
    ...(groups.length > 0 ? [counted(groups.length, 'group')] : []),
  ];
  return `${title === undefined ? 'Class diagram' : `${oneLine(title)}: class diagram`}, ${parts.join(', ')}`;
}

function classLines(of: ClassNode, names: Names): readonly string[] {
  const name = names.get(of.id) ?? of.id;
  const stereotype = of.stereotype === undefined ? '' : ` «${of.stereotype}»`;
  const within = of.group === undefined ? '' : ` in ${names.get(of.group) ?? of.group}`;
  const sub = of.sub === undefined ? '' : `, ${oneLine(of.sub)}`;
  return [
    `Class ${name}${stereotype}${within}${sub}${tail(of)}`,
    ...membersOf(of, 'attribute').map((each) => `Attribute of ${name}: ${memberText(each)}`),
    ...membersOf(of, 'operation').map((each) => `Operation of ${name}: ${memberText(each)}`),
  ];
}

/** `Order [1] owns Line [1..*]: contains`. */
export function relationLine(relation: Relation, names: Names): string {
  const { from, to, arrow, fromEnd, toEnd, label } = relation;
  const end = (text: string | undefined): string => (text === undefined ? '' : ` [${oneLine(text)}]`);
  const suffix = label === undefined ? '' : `: ${oneLine(label)}`;
  return `${names.get(from) ?? from}${end(fromEnd)} ${arrow} ${names.get(to) ?? to}${end(toEnd)}${suffix}${tail(relation)}`;
}

function memberItems({ id, label, span, members }: ClassNode): readonly OutlineItem[] {
  if (members.length === 0) return [];
  return [
    { kind: 'class', id, label, depth: 0, span },
    ...members.map((each) => ({ kind: each.is, label: memberText(each), depth: 1, span: each.span })),
  ];
}
