// The members of each class: E612 for a duplicate, W616 for an abstract member in a class that is not abstract. In, the
// diagram as written; out, its problems.
import type { Diagnostic } from '../../../diagnostics/report.js';
import { memberText, parseMember } from '../../../grammar/read-member.js';
import { removal } from '../../../syntax/habits/answer.js';
import { report } from '../codes.js';
import type { ClassMember } from '../model.js';
import { stereotypeFix, type Written, type WrittenClass } from './model-in-source.js';
import { parameterTypes } from './parameters.js';

export function checkMembers(written: Written): readonly Diagnostic[] {
  const implemented = new Set(
    written.relations.flatMap(({ relation }) => (relation.arrow === 'implements' ? [relation.to] : [])),
  );
  return [...written.classes.values()].flatMap((each) => [
    ...repeated(each, written),
    ...(implemented.has(each.node.id) ? [] : concrete(each)),
  ]);
}

function repeated({ node }: WrittenClass, { source, lineOf }: Written): readonly Diagnostic[] {
  const seen = new Map<string, ClassMember>();
  // A line that was repaired may mean something else.
  const asWritten = node.members.filter(
    ({ span }) => parseMember(source.text.slice(span.start, span.end)) !== undefined,
  );
  return asWritten.flatMap((member) => {
    const key = signatureOf(member);
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, member);
      return [];
    }
    const isSame = memberText(before) === memberText(member);
    const args = { name: nameOf(member), in: node.id, line: lineOf(before.span) };
    return [report('E612', member.span, args, removal(source, member.span, isSame))];
  });
}

/** The text itself, an attribute's name, or an operation's name with its parameter types. */
function signatureOf({ said: content }: ClassMember): string {
  if (content.as === 'text') return `"${content.text}`;
  return content.parameters === undefined
    ? content.name
    : `${content.name}(${parameterTypes(content.parameters).join()})`;
}

function nameOf({ said: content }: ClassMember): string {
  if (content.as === 'text') return `'${content.text}'`;
  return content.parameters === undefined ? content.name : `${content.name}(${content.parameters})`;
}

function concrete(each: WrittenClass): readonly Diagnostic[] {
  const { node, sort } = each;
  if (node.stereotype !== undefined || sort === 'unknown') return [];
  const member = node.members.find(({ modifier }) => modifier === 'abstract');
  if (member === undefined) return [];
  return [report('W616', member.span, { id: node.id, member: nameOf(member) }, stereotypeFix(each, 'abstract'))];
}
