// What folder rules let a member do, stated here again: a mistake in the service's rules is not one in the model.
import type { Role } from '@linework/operations';
import type { Audience, Diagram, FolderRule, Org, State, Step } from './model-state.js';

export const FOLDERS = ['', 'team', 'team/payments'] as const;

export const folderOf = ({ target }: Pick<Step, 'target'>): string => FOLDERS[target % FOLDERS.length] ?? '';

/** Of the rules on the way down to a folder, what the last one states that states it. */
function last<Name extends keyof FolderRule>({ rules }: Org, folder: string, name: Name): FolderRule[Name] {
  const names = folder === '' ? [] : folder.split('/');
  const way = ['', ...names.map((_, at) => names.slice(0, at + 1).join('/'))];
  return way.reduce<FolderRule[Name]>((stated, each) => rules[each]?.[name] ?? stated, undefined);
}

function isIn(who: Audience | undefined, person: number, role: Role): boolean {
  if (who === undefined || role === 'owner' || role === 'admin') return true;
  return who.roles.includes(role) || who.people.includes(person);
}

/** Whether a person sees the diagrams in a folder; nobody does who is not a member. */
export function seesIn(org: Org, folder: string, person: number): boolean {
  const role = org.members[person];
  return role !== undefined && isIn(last(org, folder, 'see'), person, role);
}

export function writesIn(org: Org, folder: string, person: number): boolean {
  const role = org.members[person];
  return role !== undefined && seesIn(org, folder, person) && isIn(last(org, folder, 'write'), person, role);
}

export const canBeUnlistedIn = (org: Org, folder: string): boolean => last(org, folder, 'unlisted') !== false;

/** The organisation that owns a diagram. */
export function orgOf({ orgs }: State, { owner }: Pick<Diagram, 'owner'>): Org | undefined {
  const [kind, at] = owner.split(' ');
  return kind === 'org' ? orgs[Number(at)] : undefined;
}

/** Rules no longer name someone who left. */
export function withoutPerson(rules: Org['rules'], person: number): Org['rules'] {
  const others = (who: Audience | undefined) => who && { ...who, people: who.people.filter((each) => each !== person) };
  return Object.fromEntries(
    Object.entries(rules).map(([folder, rule]) => [
      folder,
      { ...rule, see: others(rule.see), write: others(rule.write) },
    ]),
  );
}
