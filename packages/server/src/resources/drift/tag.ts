export const driftTag = {
  name: 'Drift',
  description:
    'Generated diagrams of repositories that are older than what they are generated from, as CI reports them.',
} as const;
