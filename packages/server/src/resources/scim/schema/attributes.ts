// The attributes of users and groups (RFC 7643, sections 4 and 8.7): what is stored, described and addressed by paths is looked up here, without
// regard to case.
import { fold } from './plain.js';

export interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'reference' | 'complex';
  readonly description: string;
  readonly isMany?: boolean;
  readonly isRequired?: boolean;
  readonly isExact?: boolean;
  readonly isUnique?: boolean;
  readonly isReadOnly?: boolean;
  readonly isImmutable?: boolean;
  /** Values that are usual. */
  readonly usual?: readonly string[];
  readonly refersTo?: readonly string[];
  readonly of?: readonly Attribute[];
}

export interface Schema {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly Attribute[];
}

function text(name: string, description: string): Attribute {
  return { name, type: 'string', description };
}

function many(name: string, description: string, usual: readonly string[] = []): Attribute {
  return {
    name,
    type: 'complex',
    description,
    isMany: true,
    of: [
      text('value', 'The value.'),
      text('display', 'The value as people see it.'),
      { ...text('type', 'What it is used for.'), ...(usual.length > 0 && { usual }) },
      { name: 'primary', type: 'boolean', description: 'Whether it is the preferred one. At most one is.' },
    ],
  };
}

const NAME: Attribute = {
  name: 'name',
  type: 'complex',
  description: 'The parts of the name.',
  of: [
    text('formatted', 'The whole name.'),
    text('familyName', 'The family name.'),
    text('givenName', 'The given name.'),
    text('middleName', 'The middle names.'),
    text('honorificPrefix', 'Titles before the name.'),
    text('honorificSuffix', 'Titles after the name.'),
  ],
};

const ADDRESSES: Attribute = {
  name: 'addresses',
  type: 'complex',
  description: 'Postal addresses.',
  isMany: true,
  of: [
    text('formatted', 'The whole address.'),
    text('streetAddress', 'Street and number.'),
    text('locality', 'City.'),
    text('region', 'State or region.'),
    text('postalCode', 'Postal code.'),
    text('country', 'Country.'),
    { ...text('type', 'What it is used for.'), usual: ['work', 'home', 'other'] },
    { name: 'primary', type: 'boolean', description: 'Whether it is the preferred one. At most one is.' },
  ],
};

export const EXTERNAL_ID_NAME = 'externalId';

const EXTERNAL_ID: Attribute = {
  ...text(EXTERNAL_ID_NAME, 'What the identity provider calls it.'),
  isExact: true,
};

export const userSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  description: 'A person of the organisation.',
  attributes: [
    {
      ...text('userName', 'What the identity provider signs the person in as. Unique in the organisation.'),
      isRequired: true,
      isUnique: true,
    },
    NAME,
    text('displayName', 'The name as people see it.'),
    text('nickName', 'A casual name.'),
    { name: 'profileUrl', type: 'reference', description: 'A page about the person.', refersTo: ['external'] },
    text('title', 'The position.'),
    text('userType', 'The relation to the organisation.'),
    text('preferredLanguage', 'The preferred language.'),
    text('locale', 'For dates and numbers.'),
    text('timezone', 'The time zone.'),
    { name: 'active', type: 'boolean', description: 'Whether the person is a member of the organisation.' },
    many('emails', 'Email addresses. The primary one, or the one of type work, is the address of the account.', [
      'work',
      'home',
      'other',
    ]),
    many('phoneNumbers', 'Telephone numbers.', ['work', 'home', 'mobile', 'fax', 'pager', 'other']),
    many('ims', 'Addresses for messages.'),
    many('photos', 'Addresses of pictures.', ['photo', 'thumbnail']),
    ADDRESSES,
    many('entitlements', 'What the person is entitled to elsewhere.'),
    many('roles', 'Roles of the person elsewhere. The role here is given by groups.'),
  ],
};

export const enterpriseSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  name: 'EnterpriseUser',
  description: 'What a company knows about a person.',
  attributes: [
    text('employeeNumber', 'Number in the company.'),
    text('costCenter', 'Cost centre.'),
    text('organization', 'Organisation.'),
    text('division', 'Division.'),
    text('department', 'Department.'),
    {
      name: 'manager',
      type: 'complex',
      description: 'The manager.',
      of: [
        { ...text('value', 'Id of the manager.'), isExact: true },
        { name: '$ref', type: 'reference', description: 'Address of the manager.', refersTo: ['User'] },
        text('displayName', 'Name of the manager.'),
      ],
    },
  ],
};

export const groupSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  name: 'Group',
  description: 'People of the organisation who belong together. An admin chooses the role that it gives.',
  attributes: [
    { ...text('displayName', 'The name as people see it.'), isRequired: true },
    {
      name: 'members',
      type: 'complex',
      description: 'The users in the group.',
      isMany: true,
      of: [
        { ...text('value', 'Id of the user.'), isExact: true, isImmutable: true },
        { name: '$ref', type: 'reference', description: 'Address of the user.', refersTo: ['User'], isImmutable: true },
        { ...text('type', 'User.'), usual: ['User'], isImmutable: true },
      ],
    },
  ],
};

/** What every resource has, besides what its schema lists (RFC 7643, section 3.1). */
export const commonAttributes: readonly Attribute[] = [EXTERNAL_ID];

export function attributeIn(attributes: readonly Attribute[], name: string): Attribute | undefined {
  const folded = fold(name);
  return attributes.find((each) => fold(each.name) === folded);
}

/** A path without the schema before it, and whether that was the enterprise extension. */
export interface SplitPath {
  readonly isEnterprise: boolean;
  /** Empty for the extension as a whole. */
  readonly rest: string;
}

/** Undefined for a schema that nobody knows. */
export function splitSchema(path: string): SplitPath | undefined {
  const folded = fold(path);
  if (!folded.startsWith('urn:')) return { isEnterprise: false, rest: path };
  for (const { id } of [enterpriseSchema, userSchema, groupSchema]) {
    const isEnterprise = id === enterpriseSchema.id;
    if (folded === fold(id)) return isEnterprise ? { isEnterprise, rest: '' } : undefined;
    if (folded.startsWith(`${fold(id)}:`)) return { isEnterprise, rest: path.slice(id.length + 1) };
  }
  return undefined;
}
