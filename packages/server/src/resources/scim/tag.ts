export const scimTag = {
  name: 'Provisioning',
  description: 'Members of an organisation that its identity provider adds and removes (SCIM 2.0).',
} as const;
