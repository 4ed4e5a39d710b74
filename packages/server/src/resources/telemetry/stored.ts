// What the table of telemetry holds, and for how long.
import type { Stored } from '../../platform/stored/stored.js';
import { telemetryDays } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: telemetryDays,
    purpose: 'Operation of the service',
    holds: 'Totals of all commands that send them, by day',
    until: 'no end: nothing in it distinguishes one sender from another',
    notExported: 'it names nobody',
  },
];
