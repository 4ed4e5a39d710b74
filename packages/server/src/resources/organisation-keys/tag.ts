export const organisationKeyTag = {
  name: 'Organisation keys',
  description: 'API keys that belong to an organisation and to no person.',
} as const;
