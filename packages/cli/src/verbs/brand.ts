// linework brand: shows, fetches, proposes and checks the house style of a repository.

import { check } from '../brand/check.js';
import { from } from '../brand/from.js';
import { type Act, BRAND_NAME, brandOptions } from '../brand/options.js';
import { pull } from '../brand/pull.js';
import { show } from '../brand/show.js';
import { usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { printable } from '../terminal/printable.js';

const ACTS: Readonly<Record<string, Act>> = { show, pull, from, check };

export const verb = defineVerb({
  name: 'brand',
  summary: 'Show, fetch, propose and check the house style of a repository',
  forms: ['show [options]', 'pull [options]', 'from LOGO.svg | STYLES.css [options]', `check [${BRAND_NAME}]`],
  details: [
    'A house style is a brand, style rules and icons. brand in linework.json names an organisation of a service, or a brand file; icons names a folder of SVG files. Every verb that draws or checks uses them.',
    'show prints the house style in force here: where each part comes from, how old it is, and which colours pictures use instead of those of the brand, with the reason. It uses no network.',
    'pull fetches the house style of the organisation and prints what changed. The copy is in the git folder of the repository, so later runs need no network. linework draw fetches it only if there is no copy; ci and publish refresh a copy that is older than a day.',
    `from proposes a brand file: from a logo, its most used strong colours; from a style sheet, the custom properties whose names contain primary, brand, secondary or accent, and then its most used strong colours. check reports every problem of a brand file (default: the one that linework.json names, then ${BRAND_NAME}).`,
  ],
  operands: { least: 1, most: 2, wanted: 'show, pull, from with a file, or check' },
  options: brandOptions,
  run: ({ operands: [act = '', file], options, io }) => {
    const run = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
    if (run === undefined)
      throw usageFailure(`'${printable(act)}' is not an action of linework brand. Write show, pull, from or check.`);
    if (file !== undefined && (act === 'show' || act === 'pull'))
      throw usageFailure(`linework brand ${act} takes no file, but got '${printable(file)}'.`);
    return run(io, options, file);
  },
});
