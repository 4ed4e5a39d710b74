// Writes packages/core/src/svg/theme-table.ts. Run it after a change of scripts/theme/design.mjs.
import { writeFileSync } from 'node:fs';
import { themeTable } from './table.mjs';

writeFileSync(new URL('../../packages/core/src/svg/theme-table.ts', import.meta.url), themeTable());
