// Bundles the script of every page, src/pages/NAME/main.ts, and writes them as one module of texts, which the service and the preview serve.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const names = readdirSync(join(source, 'pages')).sort();

const { outputFiles } = await build({
  absWorkingDir: source,
  entryPoints: names.map((name) => ({ in: join(source, 'pages', name, 'main.ts'), out: name })),
  outdir: join(source, 'generated'),
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  conditions: ['@linework/source'],
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  write: false,
});

const rows = names.map((name) => {
  const { text } = outputFiles.find(({ path }) => path === join(source, 'generated', `${name}.js`));
  return `  ${JSON.stringify(name)}: ${JSON.stringify(text)},\n`;
});
mkdirSync(join(source, 'generated'), { recursive: true });
writeFileSync(
  join(source, 'generated', 'scripts.ts'),
  `// Written by scripts/build.mjs: the scripts of the pages.
export const SCRIPTS: Readonly<Record<${names.map((name) => JSON.stringify(name)).join(' | ')}, string>> = {
${rows.join('')}};
`,
);
