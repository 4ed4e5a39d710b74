export const telemetryTag = {
  name: 'Telemetry',
  description: 'Daily totals that the command sends where its user turned that on.',
} as const;
