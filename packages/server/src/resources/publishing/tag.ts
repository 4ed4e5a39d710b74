export const publishingTag = {
  name: 'Publishing policy',
  description: 'Where members of an organisation publish, and who can see and change what they publish.',
} as const;
