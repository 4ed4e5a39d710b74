export const organisationTag = {
  name: 'Organisations',
  description: 'Teams that own diagrams together.',
} as const;
