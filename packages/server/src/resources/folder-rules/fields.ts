// Fields of folder rules, in requests and responses.
import type { z as Zod } from 'zod';
import { LONGEST_FOLDER } from '../diagrams/fields.js';
import type { SetRule } from './repo.js';
import { type Audience, type Effective, SEE_ROLES, WRITE_ROLES } from './rules.js';

/** A folder that a request asks about: one that no rule can have has none. In a query, a pattern would be read without its flag by browsers' forms. */
export function calledField(z: typeof Zod) {
  return z.string().max(LONGEST_FOLDER).describe('Names separated by slashes; empty for the whole library.');
}

/** Accounts that a rule can name for one purpose. */
const MOST_PEOPLE = 50;

const PEOPLE = 'Ids of accounts of members.';
const RULE = 'Folder of the rule that states this, empty for the whole library; null if no rule does.';

export function seeField(z: typeof Zod) {
  return z
    .strictObject({ roles: z.array(z.enum(SEE_ROLES)).max(SEE_ROLES.length), people: peopleField(z) })
    .describe('Who sees the diagrams, besides owners and admins. Both roles together are every member.');
}

export function writeField(z: typeof Zod) {
  return z
    .strictObject({ roles: z.array(z.enum(WRITE_ROLES)).max(WRITE_ROLES.length), people: peopleField(z) })
    .describe(
      'Who publishes and changes diagrams, besides owners and admins. It needs a role that can change diagrams, and seeing them.',
    );
}

export function unlistedField(z: typeof Zod) {
  return z.boolean().describe('Whether diagrams can be unlisted, so that everyone with the link sees them.');
}

export function styleFields(z: typeof Zod) {
  return {
    brand: z.boolean().describe('Whether pictures of the diagrams have the brand of the organisation.'),
    styleRules: z
      .boolean()
      .describe('Whether the style rules of the organisation are in force when a source is published or saved there.'),
  };
}

function peopleField(z: typeof Zod) {
  return z
    .array(z.string().regex(/^\w{1,40}$/))
    .max(MOST_PEOPLE)
    .describe(PEOPLE);
}

export function ruleFields(z: typeof Zod) {
  return z.object({
    folder: z.string(),
    see: seeField(z).nullable(),
    write: writeField(z).nullable(),
    unlisted: unlistedField(z).nullable(),
    brand: styleFields(z).brand.nullable(),
    styleRules: styleFields(z).styleRules.nullable(),
    setBy: z.string().describe('Id of the account that set it.'),
    setAt: z.iso.datetime(),
  });
}

export function effectiveFields(z: typeof Zod) {
  const rule = z.string().nullable().describe(RULE);
  return z.object({
    folder: z.string(),
    see: seeField(z).extend({ rule }),
    write: writeField(z).extend({ rule }),
    unlisted: z.object({ allowed: z.boolean(), rule }),
    brand: z.object({ applies: z.boolean(), rule }),
    styleRules: z.object({ applies: z.boolean(), rule }),
  });
}

export function asRule({ folder, see, write, unlisted, brand, styleRules, setBy, setAt }: SetRule) {
  return {
    folder,
    see: see && asSee(see),
    write: write && asWrite(write),
    unlisted,
    brand,
    styleRules,
    setBy,
    setAt: setAt.toISOString(),
  };
}

export function asEffective(folder: string, { see, write, unlisted, brand, styleRules }: Effective) {
  return {
    folder,
    see: { ...asSee(see.value), rule: see.rule ?? null },
    write: { ...asWrite(write.value), rule: write.rule ?? null },
    unlisted: { allowed: unlisted.value, rule: unlisted.rule ?? null },
    brand: { applies: brand.value, rule: brand.rule ?? null },
    styleRules: { applies: styleRules.value, rule: styleRules.rule ?? null },
  };
}

const asSee = ({ roles, people }: Audience) => ({
  roles: SEE_ROLES.filter((role) => roles.includes(role)),
  people: [...people],
});

const asWrite = ({ roles, people }: Audience) => ({
  roles: WRITE_ROLES.filter((role) => roles.includes(role)),
  people: [...people],
});
