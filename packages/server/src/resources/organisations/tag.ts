export const organisationTag = {
  name: 'Organisations',
  description: 'Teams that own diagrams together: their members, roles and invitations.',
} as const;
