export const accountTag = {
  name: 'Account',
  description: 'The account, its keys, its connected agents and its usage.',
} as const;
