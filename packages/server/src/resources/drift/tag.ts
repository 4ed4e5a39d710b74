export const driftTag = {
  name: 'Drift',
  description:
    'Generated diagrams of repositories that are out of step with what they are generated from, as CI reports them.',
} as const;
