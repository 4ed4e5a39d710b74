// The options of linework brand, and what each of its actions gets.
import type { Exit } from '../command/failure.js';
import { jsonOption, type Values } from '../command/verb.js';
import { hostOption } from '../service/client.js';
import type { Io } from '../terminal/io.js';

export const BRAND_NAME = 'brand.json';

export const brandOptions = {
  write: { type: 'boolean', help: `for from: write ${BRAND_NAME}, and the logo beside it` },
  preview: { type: 'string', value: 'FILE.svg', help: 'for from and check: draw one picture with the brand' },
  settings: { type: 'string', value: 'FILE', help: 'settings file (default: the nearest linework.json)' },
  host: hostOption,
  json: jsonOption,
} as const;

/** `file`: the second operand. */
export type Act = (io: Io, options: Values<typeof brandOptions>, file: string | undefined) => Promise<Exit>;
