// A user: in, what a provider sent; out, the resource as it is stored, and what of it the service works with.
import { mailAddress } from '../../../platform/mail/mail.js';
import { commonAttributes, EXTERNAL_ID_NAME, enterpriseSchema, userSchema } from '../schema/attributes.js';
import { LONGEST_NAME, normalFields, textIn } from '../schema/normal.js';
import { elementsOf, type Folded, fold, isPlain, type Plain, plainOf, textOf } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';

const ATTRIBUTES = [...commonAttributes, ...userSchema.attributes];

/** Characters of a whole user. */
const LONGEST = 64_000;

export function userOf(body: Plain): Plain {
  const name = Object.keys(body).find((each) => fold(each) === fold(enterpriseSchema.id));
  const extension = name === undefined ? undefined : body[name];
  const enterprise = isPlain(extension) ? normalFields(enterpriseSchema.attributes, extension) : {};
  const core = normalFields(ATTRIBUTES, body);
  const resource = {
    ...core,
    active: core.active ?? true,
    ...(Object.keys(enterprise).length > 0 && { [enterpriseSchema.id]: enterprise }),
  };
  if ((textOf(resource, 'userName') ?? '').trim() === '')
    return refuseScim('invalidValue', 'userName: send a text that is not empty.');
  for (const name of ['userName', EXTERNAL_ID_NAME]) textIn(textOf(resource, name) ?? '', name, LONGEST_NAME);
  if (JSON.stringify(resource).length > LONGEST)
    return refuseScim('invalidValue', `A user has at most ${LONGEST} characters.`);
  return resource;
}

export interface UserFields {
  readonly userName: string;
  readonly externalId: string | null;
  readonly email: string;
  readonly active: boolean;
  readonly folded: Folded;
}

export function fieldsOf(resource: Plain): UserFields {
  return {
    userName: fold(textOf(resource, 'userName') ?? ''),
    externalId: textOf(resource, 'externalId') ?? null,
    email: addressIn(resource),
    active: resource.active === true,
    folded: foldedOf(resource),
  };
}

/** The primary one, the one of type work, the first one, or what the provider signs the person in as. */
function addressIn(resource: Plain): string {
  const emails = elementsOf(resource, 'emails');
  const chosen =
    emails.find(({ primary }) => primary === true) ??
    emails.find((each) => fold(textOf(each, 'type') ?? '') === 'work') ??
    emails[0];
  const text = textOf(chosen, 'value') ?? textOf(resource, 'userName') ?? '';
  return (
    mailAddress(text.trim()) ??
    refuseScim('invalidValue', 'emails: the primary or work address, or the userName, has to be an email address.')
  );
}

function foldedOf(resource: Plain): Folded {
  const displayName = foldedText(resource, 'displayName');
  const givenName = foldedText(plainOf(resource, 'name'), 'givenName');
  const familyName = foldedText(plainOf(resource, 'name'), 'familyName');
  return {
    ...(displayName !== undefined && { displayName }),
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
    emails: elementsOf(resource, 'emails').map((each) => {
      const value = foldedText(each, 'value');
      const type = foldedText(each, 'type');
      return {
        ...(value !== undefined && { value }),
        ...(type !== undefined && { type }),
        ...(typeof each.primary === 'boolean' && { primary: each.primary }),
      };
    }),
  };
}

function foldedText(of: Plain | undefined, name: string): string | undefined {
  const text = textOf(of, name);
  return text === undefined ? undefined : fold(text);
}
