export const brandTag = {
  name: 'Brand',
  description: 'The look that the diagrams of an organisation have: colours, font and logo.',
} as const;
