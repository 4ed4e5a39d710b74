// What rules allow, against a model that walks down from the library to the folder.
import { ROLES, type Role } from '@linework/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../../core/src/testing/depth.js';
import { type Audience, accessTo, effectiveIn, type FolderRule, type Insider } from './rules.js';
import { audiences, folders, rulesOfLibrary } from './testing/arbitrary.js';

const members: fc.Arbitrary<Insider> = fc.record({
  role: fc.constantFrom(...ROLES),
  accountId: fc.constantFrom('ada', 'bob', 'cai'),
});

/** Each rule on the way down overrules the ones before it. */
function walked(rules: readonly FolderRule[], folder: string) {
  const names = folder === '' ? [] : folder.split('/');
  const way = ['', ...names.map((_, at) => names.slice(0, at + 1).join('/'))];
  let see: { who: Audience | 'members'; rule: string | undefined } = { who: 'members', rule: undefined };
  let write = see;
  let unlisted: { is: boolean; rule: string | undefined } = { is: true, rule: undefined };
  let brand = unlisted;
  let styleRules = unlisted;
  for (const at of way)
    for (const rule of rules.filter((each) => each.folder === at)) {
      if (rule.see !== null) see = { who: rule.see, rule: at };
      if (rule.write !== null) write = { who: rule.write, rule: at };
      if (rule.unlisted !== null) unlisted = { is: rule.unlisted, rule: at };
      if (rule.brand !== null) brand = { is: rule.brand, rule: at };
      if (rule.styleRules !== null) styleRules = { is: rule.styleRules, rule: at };
    }
  return { see, write, unlisted, brand, styleRules };
}

function includes(who: Audience | 'members', { role, accountId }: Insider): boolean {
  if (role === 'owner' || role === 'admin' || who === 'members') return true;
  return who.roles.some((each) => each === role) || who.people.some((each) => each === accountId);
}

const CHANGING: readonly Role[] = ['owner', 'admin', 'editor'];

test('a member sees and writes what the nearest rules allow, and is shown which ones', () => {
  fc.assert(
    fc.property(rulesOfLibrary, folders, members, (rules, folder, member) => {
      const { see, write, unlisted } = accessTo(rules, folder, member);
      const model = walked(rules, folder);
      const sees = includes(model.see.who, member);
      expect(see).toEqual({ value: sees, rule: model.see.rule });
      expect(write.value).toBe(sees && includes(model.write.who, member) && CHANGING.includes(member.role));
      if (CHANGING.includes(member.role)) expect(write.rule).toBe(sees ? model.write.rule : model.see.rule);
      expect(unlisted).toEqual({ value: model.unlisted.is, rule: model.unlisted.rule });
      const effective = effectiveIn(rules, folder);
      expect([effective.see.rule, effective.write.rule]).toEqual([model.see.rule, model.write.rule]);
      for (const part of ['brand', 'styleRules'] as const)
        expect(effective[part]).toEqual({ value: model[part].is, rule: model[part].rule });
      if (model.see.who !== 'members') expect(effective.see.value).toEqual(model.see.who);
    }),
    { numRuns: cases(2_000) },
  );
});

test('a rule decides nothing beside its folder, not even in one whose name begins with the same letters', () => {
  fc.assert(
    fc.property(folders, folders, audiences, members, (folder, other, see, member) => {
      const rules = [{ folder, see, write: null, unlisted: false, brand: null, styleRules: null }];
      const isUnder = folder === '' || `${other}/`.startsWith(`${folder}/`);
      expect(accessTo(rules, other, member).unlisted.value).toBe(!isUnder);
      if (!isUnder) expect(accessTo(rules, other, member).see).toEqual({ value: true, rule: undefined });
    }),
    { numRuns: cases(1_000) },
  );
});
