// The meaning of a class diagram: in, checked statements; out, the model, and problems the table cannot find.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type EdgeEntry, type Entry, textOf } from '../../grammar/entry.js';
import type { Tone } from '../../scene/scene.js';
import { directionOf } from '../direction-meaning.js';
import { namedMeaning, titled } from '../entry-meaning.js';
import { groupMeaning, rankWishes } from '../group-meaning.js';
import type { BuildContext } from '../kind.js';
import { type Line, lineReader } from '../lines.js';
import { sideNote } from '../note-meaning.js';
import { type Declared, declared, placedEntries } from '../placed-entries.js';
import { checkRankWishes } from '../rank-wishes.js';
import { checkClasses } from './checks/index.js';
import type { ClassMember, ClassModel, ClassNode, Relation } from './model.js';
import { isRelationWord, RELATION_LOOKS } from './relation-words.js';

type Add = (diagnostic: Diagnostic) => void;

export function buildClasses(checked: Checked, context: BuildContext): Outcome<ClassModel> {
  const diagnostics: Diagnostic[] = [];
  const add: Add = (each) => {
    diagnostics.push(each);
  };
  const placed = placedEntries(checked.entries);
  const lines = lineReader(context, add, () => undefined);
  const value: ClassModel = {
    ...titled(checked),
    direction: directionOf(context.header),
    classes: declared(placed, 'class').map((each) => classNode(each, context, add)),
    // A package is named after its subject, which does not indicate where it runs.
    groups: declared(placed, 'group').map((each) => groupMeaning(each, context, add, () => undefined)),
    relations: placed.flatMap(({ entry }) => (entry.shape === 'edge' ? [relation(entry, lines.read(entry))] : [])),
    notes: placed.flatMap(({ entry }) => (entry.shape === 'row' ? (sideNote(entry) ?? []) : [])),
  };
  diagnostics.push(
    ...checkRankWishes({ nodes: value.classes, groups: value.groups }, checked),
    ...checkClasses(value, checked),
  );
  return { value, diagnostics };
}

/** Default colours by stereotype. */
const TONES: Readonly<Record<string, Tone>> = {
  interface: 'violet',
  protocol: 'violet',
  trait: 'violet',
  enumeration: 'aqua',
  enum: 'aqua',
};

function classNode({ entry, id, group }: Declared, context: BuildContext, add: Add): ClassNode {
  const stereotype = textOf(entry, 'stereotype');
  const tone = TONES[stereotype?.toLowerCase() ?? ''] ?? 'brand';
  return {
    ...namedMeaning(entry, id, { tone }, context, add),
    ...(stereotype === undefined ? {} : { stereotype }),
    members: entry.children.flatMap(classMember),
    ...(group === undefined ? {} : { group }),
    ...rankWishes(entry),
  };
}

function classMember(entry: Entry): readonly ClassMember[] {
  if (entry.shape !== 'member') return [];
  const { visibility, modifier, said: content, statement } = entry;
  const called = content.as === 'name' ? content.parameters !== undefined : /\(.*\)/.test(content.text);
  return [
    {
      ...(visibility === undefined ? {} : { visibility }),
      ...(modifier === undefined ? {} : { modifier }),
      said: content,
      is: called ? 'operation' : 'attribute',
      span: statement.span,
    },
  ];
}

function relation(entry: EdgeEntry, line: Line): Relation {
  const arrow = isRelationWord(line.arrow) ? line.arrow : '--';
  const { dash, startHead, endHead } = RELATION_LOOKS[arrow];
  const fromEnd = textOf(entry, 'from');
  const toEnd = textOf(entry, 'to');
  return {
    ...line,
    arrow,
    dash,
    startHead,
    endHead,
    ...(fromEnd ? { fromEnd } : {}),
    ...(toEnd ? { toEnd } : {}),
  };
}
