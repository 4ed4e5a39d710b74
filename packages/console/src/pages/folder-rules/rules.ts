// Folder rules in words: in, a rule as the service has it and the members; out, what it says, and the body that sets it again.
import type { BodyOf, Of } from '../../api/of.js';
import type { Person } from '../../library/people.js';

type Answer = Of<'/orgs/{org}/folder-rules', 'get'>;
export type Rule = Answer['rules'][number];
export type EffectiveRule = NonNullable<Answer['effective']>;
export type RuleBody = BodyOf<'/orgs/{org}/folder-rules', 'put'>;

/** Roles, and people beside them. */
interface Allowed {
  readonly roles: readonly ('editor' | 'viewer')[];
  readonly people: readonly string[];
}

export function placeOf(folder: string): string {
  return folder === '' ? 'the whole library' : folder;
}

export function whoMay({ roles, people }: Allowed, known: readonly Person[]): string {
  const named = people.map((each) => known.find(({ id }) => id === each)?.email ?? 'another member');
  const groups = roles.length === 2 ? ['every member'] : roles.map((role) => `${role}s`);
  const all = [...groups, ...named];
  return all.length === 0 ? 'only owners and admins' : all.join(', ');
}

/** Who doesn't see a folder changes nothing in it. */
export function whoChanges(allowed: Allowed, known: readonly Person[]): string {
  const words = whoMay(allowed, known);
  return allowed.roles.length + allowed.people.length === 0 ? words : `${words}, if they see it`;
}

export function factsOf(
  { see, write, unlisted, brand, styleRules }: Rule,
  people: readonly Person[],
): readonly string[] {
  return [
    see && `Seen by ${whoMay(see, people)}`,
    write && `Changed by ${whoChanges(write, people)}`,
    unlisted !== null && (unlisted ? 'Diagrams can be unlisted' : 'Diagrams cannot be unlisted'),
    brand !== null && (brand ? 'Pictures have the brand' : 'Pictures have no brand'),
    styleRules !== null && (styleRules ? 'Style rules are in force' : 'Style rules are not in force'),
  ].filter((each) => typeof each === 'string');
}

/** What sets a rule again as it was. */
export function bodyOf({ folder, see, write, unlisted, brand, styleRules }: Rule): RuleBody {
  return {
    folder,
    ...(see && { see }),
    ...(write && { write }),
    ...(unlisted !== null && { unlisted }),
    ...(brand !== null && { brand }),
    ...(styleRules !== null && { styleRules }),
  };
}
