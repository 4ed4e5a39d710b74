// What folder rules state: in, the rules of a library, a folder and a member; out, what the member can do there, which parts of the house style
// apply, and which rule says so. Of each
// thing that rules state, the nearest rule counts: that of the folder itself, or of the closest folder above.
import { isPermitted, type Role } from '@linework/operations';

export interface Audience {
  readonly roles: readonly Role[];
  /** Ids of accounts. */
  readonly people: readonly string[];
}

/** What is null is left to the folders above. */
export interface FolderRule {
  readonly folder: string;
  readonly see: Audience | null;
  readonly write: Audience | null;
  readonly unlisted: boolean | null;
  /** Whether pictures of the diagrams have the brand of the organisation. */
  readonly brand: boolean | null;
  /** Whether the style rules of the organisation are in force when a source is stored. */
  readonly styleRules: boolean | null;
}

/** A caller in an organisation; one of its keys has the organisation's id. */
export interface Insider {
  readonly role: Role;
  readonly accountId: string;
}

export interface Stated<Value> {
  readonly value: Value;
  /** Folder of the rule; undefined if no rule states this. */
  readonly rule: string | undefined;
}

export interface Effective {
  readonly see: Stated<Audience>;
  readonly write: Stated<Audience>;
  readonly unlisted: Stated<boolean>;
  readonly brand: Stated<boolean>;
  readonly styleRules: Stated<boolean>;
}

export interface FolderAccess {
  readonly see: Stated<boolean>;
  readonly write: Stated<boolean>;
  readonly unlisted: Stated<boolean>;
}

/** Roles that a rule can name: owners and admins see and change everything, because they can change the rule. */
export const SEE_ROLES = ['editor', 'viewer'] as const satisfies readonly Role[];

export const WRITE_ROLES = ['editor'] as const satisfies readonly Role[];

const byDefault = <Value>(value: Value): Stated<Value> => ({ value, rule: undefined });

export const UNRESTRICTED: FolderAccess = {
  see: byDefault(true),
  write: byDefault(true),
  unlisted: byDefault(true),
};

/** The folder and all above it, the closest first; the last is the whole library, which is empty. */
export function upwards(folder: string): readonly string[] {
  const slash = folder.lastIndexOf('/');
  return folder === '' ? [''] : [folder, ...upwards(slash === -1 ? '' : folder.slice(0, slash))];
}

export function effectiveIn(rules: readonly FolderRule[], folder: string): Effective {
  const by = new Map(rules.map((rule) => [rule.folder, rule]));
  const near = upwards(folder).flatMap((each) => by.get(each) ?? []);
  const nearest = <Value>(of: (rule: FolderRule) => Value | null, value: Value): Stated<Value> =>
    near.flatMap((rule) => statedBy(rule, of))[0] ?? byDefault(value);
  return {
    see: nearest(({ see }) => see, { roles: SEE_ROLES, people: [] }),
    write: nearest(({ write }) => write, { roles: WRITE_ROLES, people: [] }),
    unlisted: nearest(({ unlisted }) => unlisted, true),
    brand: nearest(({ brand }) => brand, true),
    styleRules: nearest(({ styleRules }) => styleRules, true),
  };
}

function statedBy<Value>(rule: FolderRule, of: (rule: FolderRule) => Value | null): readonly Stated<Value>[] {
  const value = of(rule);
  return value === null ? [] : [{ value, rule: rule.folder }];
}

/** Who cannot see a folder cannot write there either. */
export function accessTo(rules: readonly FolderRule[], folder: string, member: Insider): FolderAccess {
  const { see, write, unlisted } = effectiveIn(rules, folder);
  const sees = { ...see, value: isAmong(see.value, member) };
  if (!isPermitted(member.role, 'change')) return { see: sees, write: { value: false, rule: undefined }, unlisted };
  const writes = sees.value ? { ...write, value: isAmong(write.value, member) } : sees;
  return { see: sees, write: writes, unlisted };
}

export function seesEverything({ role }: Insider): boolean {
  return isPermitted(role, 'manage');
}

export function isAmong({ roles, people }: Audience, member: Insider): boolean {
  return seesEverything(member) || roles.includes(member.role) || people.includes(member.accountId);
}
