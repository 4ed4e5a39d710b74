// D2 as a command: node d2.mjs TEXT SVG. Its package has no command of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [text, out] = process.argv.slice(2);
const library = fileURLToPath(new URL('node_modules/@terrastruct/d2/dist/node-esm/index.js', import.meta.url));
const { D2 } = await import(pathToFileURL(library).href);
const d2 = new D2();
const { diagram, renderOptions } = await d2.compile(readFileSync(text, 'utf8'));
writeFileSync(out, await d2.render(diagram, renderOptions));
process.exit(0);
