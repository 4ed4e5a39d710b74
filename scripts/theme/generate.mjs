// Writes packages/core/src/theme/theme-table.ts. Run it after changing scripts/theme/design.ts.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('table.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
});
const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
const { themeTable } = await import(`data:text/javascript;base64,${source}`);
writeFileSync(new URL('../../packages/core/src/theme/theme-table.ts', import.meta.url), themeTable());
