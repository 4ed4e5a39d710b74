export const organisationDiagramTag = {
  name: 'Organisation diagrams',
  description: 'The library of an organisation: its diagrams, versions and folders.',
} as const;
