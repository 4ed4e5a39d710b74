export const telemetryTag = {
  name: 'Telemetry',
  description: 'Daily totals that the command sends if its user has opted in.',
} as const;
