export const memberTag = {
  name: 'Members',
  description: 'The members of an organisation, their roles, and who is invited.',
} as const;
