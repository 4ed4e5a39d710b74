// Checks diagrams against a team's style rules: in, the rules; out, a function that reports what a diagram breaks, with the position and, if
// it is mechanical, the edit. Patterns run on RE2, whose time is linear in the text they are matched against.
import { type Diagnostic, type Fix, KIND_NAMES, type StyleCheck, type StyledNode } from '@linework/core';
import type { IconRule, OwnerRule, PatternRule, Rules, Scoped, ToneRule } from '../contract.js';
import { matcherOf } from '../pattern.js';
import { ruleReport } from './codes.js';
import { edgeLabels, layering, sharing } from './edge-rules.js';
import { glossary } from './glossary.js';
import { namesWhole } from './words.js';

export function styleCheck(rules: Rules): StyleCheck {
  const checks: readonly StyleCheck[] = [
    ...(rules.requireTitle ? [withLevel({}, rules, titleOf)] : []),
    ...(rules.requireDescription ? [withLevel({}, rules, descriptionOf)] : []),
    ...(rules.maxNodes === undefined ? [] : [withLevel({}, rules, sizeOf(rules.maxNodes))]),
    ...(rules.maxPerGroup === undefined ? [] : [withLevel({}, rules, groupSizes(rules.maxPerGroup))]),
    ...(rules.forbidKinds ? [withLevel({}, rules, kindOf(rules.forbidKinds))] : []),
    ...(rules.ids ? [withLevel(rules.ids, rules, idsOf(rules.ids))] : []),
    ...(rules.labels ? [withLevel(rules.labels, rules, labelsOf(rules.labels))] : []),
    ...(rules.icons ?? []).map((rule) => withLevel(rule, rules, iconsOf(rule))),
    ...(rules.tones ?? []).map((rule) => withLevel(rule, rules, tonesOf(rule))),
    ...(rules.edgeLabels ? [withLevel(rules.edgeLabels, rules, edgeLabels)] : []),
    ...(rules.owner ? [withLevel(rules.owner, rules, ownerOf(rules.owner))] : []),
    ...(rules.forbidSharing ?? []).map((rule) => withLevel(rule, rules, sharing(rule))),
    ...(rules.layers ?? []).map((rule) => withLevel(rule, rules, layering(rule))),
    ...(rules.names ? [glossary(rules.names, (rule, each) => inItsWords(rule, rules, each))] : []),
  ];
  return (diagram) => checks.flatMap((check) => check(diagram));
}

/** Applies the rule's own level, kinds and hint. */
function withLevel(rule: Scoped, rules: Rules, check: StyleCheck): StyleCheck {
  return (diagram) =>
    rule.kinds && !rule.kinds.includes(diagram.kind) ? [] : check(diagram).map((each) => inItsWords(rule, rules, each));
}

function inItsWords({ hint, level }: Scoped, rules: Rules, diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: level ?? rules.level ?? 'error', ...(hint === undefined ? {} : { hint }) };
}

const titleOf: StyleCheck = ({ header: { title, span } }) =>
  (title ?? '').trim() === '' ? [ruleReport('R100', span, {})] : [];

const descriptionOf: StyleCheck = ({ header: { description, span } }) =>
  (description ?? '').trim() === '' ? [ruleReport('R101', span, {})] : [];

const sizeOf =
  (most: number): StyleCheck =>
  ({ size, header }) =>
    size > most ? [ruleReport('R102', header.span, { size, most })] : [];

const groupSizes =
  (most: number): StyleCheck =>
  ({ groups }) =>
    groups.flatMap(({ label, size, span }) => (size > most ? [ruleReport('R109', span, { label, size, most })] : []));

/** A team's name is written in its own case; in another one, it can be an ordinary word: Orders and orders. */
const ownerOf =
  ({ names }: OwnerRule): StyleCheck =>
  ({ header: { description = '', span } }) =>
    names.some((each) => namesWhole(description, each)) ? [] : [ruleReport('R110', span, { names })];

const kindOf =
  (forbidden: readonly string[]): StyleCheck =>
  ({ kind, header }) => {
    if (!forbidden.includes(kind)) return [];
    const instead = KIND_NAMES.filter((each) => !forbidden.includes(each)).slice(0, 3);
    return [ruleReport('R103', header.span, { kind, instead })];
  };

/** Rejects ids that were written, not those that a kind makes. */
function idsOf({ pattern }: PatternRule): StyleCheck {
  const matches = matcherOf(pattern);
  return ({ nodes }) =>
    nodes.flatMap(({ id, span }) =>
      id === undefined || matches(id) ? [] : [ruleReport('R104', span, { id, pattern })],
    );
}

function labelsOf({ pattern }: PatternRule): StyleCheck {
  const matches = matcherOf(pattern);
  return ({ nodes }) =>
    nodes.flatMap(({ labels, span }) =>
      labels.filter((label) => !matches(label)).map((label) => ruleReport('R105', span, { label, pattern })),
    );
}

/** A rule applies to a label that contains its name as whole words, where an icon can be written. */
function iconsOf({ label, use }: IconRule): StyleCheck {
  const names = label
    .toLowerCase()
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const isMeant = (own: string): boolean => names.some((name) => holdsWords(own.toLowerCase(), name));
  const isUsed = (icon: string): boolean =>
    use.some((each) => (each.endsWith(':*') ? icon.startsWith(each.slice(0, -1)) : each === icon));
  const [first = ''] = use;
  return ({ nodes }) =>
    nodes.flatMap((node) => {
      const { icon, span, labels, takesIcon } = node;
      const own = takesIcon ? labels.find(isMeant) : undefined;
      if (own === undefined || (icon !== undefined && isUsed(icon))) return [];
      const fix = first === '' || first.endsWith('*') ? undefined : iconFix(node, first);
      return [ruleReport('R106', span, { label: own, use, ...(icon === undefined ? {} : { icon }) }, fix)];
    });
}

function holdsWords(label: string, name: string): boolean {
  for (let at = label.indexOf(name); at !== -1; at = label.indexOf(name, at + 1)) {
    if (!isLetter(label[at - 1]) && !isLetter(label[at + name.length])) return true;
  }
  return false;
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char);
}

function iconFix({ iconSpan, end }: StyledNode, icon: string): Fix | undefined {
  if (iconSpan) return { span: iconSpan, text: icon, safe: true };
  return end === undefined ? undefined : { span: { start: end, end }, text: ` icon=${icon}`, safe: true };
}

/** A tone that no tone= writes follows from the type, whose author did not choose it. */
function tonesOf({ types, allow, forbid }: ToneRule): StyleCheck {
  return ({ nodes }) =>
    nodes
      .filter(({ types: is, tone }) => tone !== undefined && (!types || is.some((each) => types.includes(each))))
      .filter(
        ({ tone = '' }) =>
          (allow !== undefined && !allow.some((each) => each === tone)) || forbid?.some((each) => each === tone),
      )
      .map((node) => {
        const { name, span, tone = '' } = node;
        return ruleReport('R107', span, { id: name, tone, ...(allow ? { allow } : {}) }, toneFix(node, allow));
      });
}

/** Writes the only allowed tone, or removes the option. */
function toneFix({ toneSpan, toneOption }: StyledNode, allow: readonly string[] | undefined): Fix | undefined {
  const [only, other] = allow ?? [];
  if (toneSpan && only !== undefined && other === undefined) return { span: toneSpan, text: only, safe: true };
  return toneOption && allow === undefined
    ? { span: { start: toneOption.start - 1, end: toneOption.end }, text: '', safe: false }
    : undefined;
}
