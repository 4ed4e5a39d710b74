export const accountTag = {
  name: 'Account',
  description: 'The account, its keys, its connected agents and what it used.',
} as const;
