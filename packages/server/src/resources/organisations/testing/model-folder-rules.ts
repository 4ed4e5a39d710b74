// Steps on folder rules.
import { type Deed, type Names, NEVER } from './model-deed.js';
import { pathOf } from './model-organisations.js';
import { FOLDERS } from './model-rules.js';
import { type Audience, admittedTo, type FolderRule, refusedWith, type Step, withOrg } from './model-state.js';

/** The target chooses the person, so the thing chooses the folder. */
const folderOf = ({ thing }: Step): string => FOLDERS[thing % FOLDERS.length] ?? '';

/** The rule that a step sets, which its role chooses. */
function ruleOf({ role, target, yes }: Step): FolderRule {
  const people = yes ? [target] : [];
  const nobodyElse = { roles: [], people };
  const editors = { roles: ['editor'], people } as const;
  const everyone = { roles: ['editor', 'viewer'], people } as const;
  if (role === 'owner') return { see: nobodyElse, write: nobodyElse, unlisted: yes };
  if (role === 'admin') return { write: yes ? nobodyElse : editors };
  return role === 'editor' ? { see: editors, unlisted: yes } : { see: everyone, write: nobodyElse };
}

const withIds = (who: Audience | undefined, { people }: Names) =>
  who && { ...who, people: who.people.map((each) => people[each]?.id ?? NEVER) };

const restrict: Deed = {
  weight: 4,
  sends: (step, state, names) => {
    const { see, write, unlisted } = ruleOf(step);
    const body = { folder: folderOf(step), see: withIds(see, names), write: withIds(write, names), unlisted };
    return { path: `${pathOf(step, state, names)}/folder-rules`, method: 'PUT', body };
  },
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write' });
    if (typeof as === 'string') return refusedWith(as, state);
    if (step.yes && as.org.members[step.target] === undefined) return refusedWith('resource.not_found', state);
    const rules = { ...as.org.rules, [folderOf(step)]: ruleOf(step) };
    return { answer: 200, next: withOrg(state, as.at, { rules }) };
  },
};

const release: Deed = {
  weight: 2,
  sends: (step, state, names) => ({
    path: `${pathOf(step, state, names)}/folder-rules?${new URLSearchParams({ folder: folderOf(step) })}`,
    method: 'DELETE',
  }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'write' });
    if (typeof as === 'string') return refusedWith(as, state);
    const { [folderOf(step)]: _, ...rules } = as.org.rules;
    return { answer: 204, next: withOrg(state, as.at, { rules }) };
  },
};

const list: Deed = {
  sends: (step, state, names) => ({ path: `${pathOf(step, state, names)}/folder-rules?limit=100` }),
  expects: (step, state) => {
    const as = admittedTo(state, step, { permits: 'manage', scope: 'read' });
    if (typeof as === 'string') return refusedWith(as, state);
    const shows = Object.keys(as.org.rules)
      .sort()
      .flatMap((folder) => {
        const rule = as.org.rules[folder];
        return rule === undefined ? [] : [[folder, rule.see ?? null, rule.write ?? null, rule.unlisted ?? null]];
      });
    return { answer: 200, next: state, shows };
  },
  reads: ({ body }, { people }) => {
    const withNumbers = (who: AnsweredAudience | null) =>
      who && { ...who, people: who.people.map((id) => people.findIndex((each) => each.id === id)) };
    return body.rules.map(({ folder, see, write, unlisted }: Answered) => [
      folder,
      withNumbers(see),
      withNumbers(write),
      unlisted,
    ]);
  },
};

interface AnsweredAudience {
  readonly roles: readonly string[];
  readonly people: readonly string[];
}

interface Answered {
  readonly folder: string;
  readonly see: AnsweredAudience | null;
  readonly write: AnsweredAudience | null;
  readonly unlisted: boolean | null;
}

export const folderRuleDeeds = {
  'restricts a folder': restrict,
  'removes a folder rule': release,
  'lists folder rules': list,
} as const satisfies Readonly<Record<string, Deed>>;
