// What the protocol says about itself (RFC 7643, sections 5 to 7): in, the address of the service; out, its configuration, types and schemas.
import { type Attribute, enterpriseSchema, groupSchema, type Schema, userSchema } from '../schema/attributes.js';
import type { Plain } from '../schema/plain.js';
import { protocolUrl } from './bodies.js';
import { MOST_RESULTS } from './query.js';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

export function providerConfig(baseUrl: string): Plain {
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_RESULTS },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token',
        description: 'Authorization: Bearer TOKEN, with the token of the organisation.',
        primary: true,
      },
    ],
    meta: metaOf('ServiceProviderConfig', `${protocolUrl(baseUrl)}/ServiceProviderConfig`),
  };
}

export function resourceTypes(baseUrl: string): readonly Plain[] {
  const extension = { schema: enterpriseSchema.id, required: false };
  return [
    { of: userSchema, extensions: [extension] },
    { of: groupSchema, extensions: [] },
  ].map(({ of: { id, name, description }, extensions }) => ({
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    description,
    endpoint: `/${name}s`,
    schema: id,
    ...(extensions.length > 0 && { schemaExtensions: extensions }),
    meta: metaOf('ResourceType', `${protocolUrl(baseUrl)}/ResourceTypes/${name}`),
  }));
}

export function schemas(baseUrl: string): readonly Plain[] {
  return [userSchema, enterpriseSchema, groupSchema].map((each) => schemaBody(each, baseUrl));
}

function schemaBody({ id, name, description, attributes }: Schema, baseUrl: string): Plain {
  return {
    schemas: [`${CORE}:Schema`],
    id,
    name,
    description,
    attributes: attributes.map(attributeBody),
    meta: metaOf('Schema', `${protocolUrl(baseUrl)}/Schemas/${id}`),
  };
}

function attributeBody(attribute: Attribute): Plain {
  const { name, type, description, of, usual, refersTo } = attribute;
  return {
    name,
    type,
    multiValued: attribute.isMany === true,
    description,
    required: attribute.isRequired === true,
    caseExact: attribute.isExact === true,
    mutability: attribute.isReadOnly ? 'readOnly' : attribute.isImmutable ? 'immutable' : 'readWrite',
    returned: 'default',
    uniqueness: attribute.isUnique ? 'server' : 'none',
    ...(usual && { canonicalValues: usual }),
    ...(refersTo && { referenceTypes: refersTo }),
    ...(of && { subAttributes: of.map(attributeBody) }),
  };
}

function metaOf(resourceType: string, location: string): Plain {
  return { resourceType, location };
}
