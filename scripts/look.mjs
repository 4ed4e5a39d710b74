// Draws a .diagram to a PNG for review: node scripts/look.mjs FILE.diagram [out.png] [--dark] [--scale=2] [--svg]
// Reads the built core and icons (npx tsc -b packages/core packages/icons). The PNG needs @resvg/resvg-js, which is not a
// dependency of the project: install it anywhere and set RESVG to its folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const flags = process.argv.slice(2).filter((each) => each.startsWith('--'));
const [file, out] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
if (file === undefined) {
  console.error('usage: node scripts/look.mjs FILE.diagram [out.png] [--dark] [--scale=2] [--svg]');
  process.exit(2);
}

const moduleAt = (variable, fallback) => import(pathToFileURL(process.env[variable] ?? join(root, fallback)).href);
const { draw } = await moduleAt('LOOK_CORE', 'packages/core/dist/index.js');
const { basicIcons } = await moduleAt('LOOK_ICONS', 'packages/icons/dist/basic.js');

const scheme = flags.includes('--dark') ? 'dark' : 'light';
const started = performance.now();
const result = draw(readFileSync(file, 'utf8'), { scheme }, { icons: basicIcons });
const took = performance.now() - started;
for (const { code, severity, line, column, message } of result.diagnostics) {
  console.error(`${file}:${line}:${column} ${severity} ${code} ${message}`);
}
if (result.svg === undefined) process.exit(1);

const target = out ?? `${basename(file, '.diagram')}${scheme === 'dark' ? '.dark' : ''}.png`;
if (flags.includes('--svg')) writeFileSync(target.replace(/\.png$/, '.svg'), result.svg);
const { Resvg } = createRequire(import.meta.url)(join(process.env.RESVG ?? root, 'node_modules/@resvg/resvg-js'));
const fonts = ['400Regular', '500Medium', '600SemiBold']
  .map((weight) => join(root, 'node_modules/@expo-google-fonts/inter', weight, `Inter_${weight}.ttf`))
  .filter(existsSync);
const scale = Number(flags.find((each) => each.startsWith('--scale='))?.slice(8) ?? 2);
const picture = new Resvg(result.svg, {
  fitTo: { mode: 'zoom', value: scale },
  font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter' },
});
writeFileSync(target, picture.render().asPng());
console.error(`${target}  ${took.toFixed(1)} ms  ${result.svg.length} bytes of SVG`);
