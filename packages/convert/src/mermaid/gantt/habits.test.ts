// A setting of Mermaid pasted into one of our gantt charts means what the converter reads in it.
import { expect, it } from 'vitest';
import { convert } from '../testing/convert.js';
import { repaired } from '../testing/habits.js';

it.each(['1hour', '60minute', '1day', '1week', '1month', '3month'])(
  'tickInterval %s is the unit of the chart',
  (interval) => {
    const line = `tickInterval ${interval}`;
    const { source } = convert(`gantt\ndateFormat YYYY-MM-DD\n${line}\nSpec :a1, 2026-11-02, 10d`);
    const [unit] = /unit=\w+/.exec(source) ?? [];
    expect(unit).toBeDefined();
    expect(repaired('gantt', line)?.lines).toEqual([`gantt "T" ${unit}`, '']);
  },
);
