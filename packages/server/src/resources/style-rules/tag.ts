export const styleRulesTag = {
  name: 'Style rules',
  description:
    'What the diagrams of an organisation have to be like: checked wherever its members and keys check, draw and publish.',
} as const;
