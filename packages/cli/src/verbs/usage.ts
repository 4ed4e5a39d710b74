// linework usage: prints the usage of an account.
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { hostOption, serviceClient } from '../service/client.js';
import { grid } from '../terminal/columns.js';

interface Usage {
  readonly allowance: Readonly<Record<string, number>>;
  readonly days: readonly { readonly day: string; readonly act: string; readonly count: number }[];
}

export const verb = defineVerb({
  name: 'usage',
  summary: 'Show the usage of your account',
  forms: ['[options]'],
  details: ['Draws, checks and publishes per day (UTC), and the limits of the plan.'],
  operands: { least: 0, most: 0, wanted: '' },
  options: {
    days: { type: 'string', value: 'DAYS', help: 'number of days to show (default: 30)' },
    host: hostOption,
    json: jsonOption,
  },
  run: async ({ options: { days = '30', host, json }, io }) => {
    if (!/^\d{1,3}$/.test(days)) throw usageFailure('--days must be a number from 1 to 365.');
    const { value } = await serviceClient(io.env, host).call(`/user/usage?days=${days}`);
    if (json) io.out.write(`${JSON.stringify(value)}\n`);
    else io.out.write(tableOf(value as Usage));
    return EXIT.fine;
  },
});

function tableOf({ allowance, days }: Usage): string {
  const acts = Object.keys(allowance);
  const counted = (day: string, act: string): number =>
    days.filter((each) => each.day === day && each.act === act).reduce((sum, { count }) => sum + count, 0);
  const rows = [...new Set(days.map(({ day }) => day))].map((day) => [
    day,
    ...acts.map((act) => String(counted(day, act))),
  ]);
  return grid([['day', ...acts], ...rows, ['allowed', ...acts.map((act) => String(allowance[act]))]]);
}
