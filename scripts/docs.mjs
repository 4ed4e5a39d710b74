// The pictures of the documents: draws every docs/*.diagram and the specimen of the design to .svg and .dark.svg. With --check nothing is written, and a
// picture or a quoted source that is out of step fails.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSchemes, renderSvg } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import { root } from './fresh.mjs';
import { specimen } from './specimen/specimen.mjs';

const check = process.argv.includes('--check');
const folder = join(root, 'docs');
const stale = [];

function settle(path, text) {
  const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (now === text) return;
  if (check) stale.push(path.slice(root.length + 1));
  else writeFileSync(path, text);
}

for (const name of readdirSync(folder)
  .filter((each) => each.endsWith('.diagram'))
  .sort()) {
  const source = readFileSync(join(folder, name), 'utf8');
  const [light, dark] = drawSchemes(source, ['light', 'dark'], {}, { icons: basicIcons });
  if (!light?.svg || !dark?.svg) {
    process.stderr.write(
      `docs/${name}: ${light?.diagnostics.map((each) => `line ${each.line}: ${each.message}`).join('; ')}\n`,
    );
    process.exit(1);
  }
  settle(join(folder, name.replace(/\.diagram$/, '.svg')), light.svg);
  settle(join(folder, name.replace(/\.diagram$/, '.dark.svg')), dark.svg);
}

const sheet = specimen();
for (const [scheme, end] of [
  ['light', '.svg'],
  ['dark', '.dark.svg'],
]) {
  settle(join(folder, `specimen${end}`), renderSvg(sheet, { scheme, background: 'canvas', identity: 'specimen' }));
}

/** Every fence `diagram id=NAME` quotes docs/NAME.diagram. */
for (const page of ['README.md', 'docs/ARCHITECTURE.md']) {
  const path = join(root, page);
  const text = readFileSync(path, 'utf8');
  const whole = text.replace(
    /^```diagram id=([a-z-]+)\n[\s\S]*?^```$/gm,
    (_, id) => `\`\`\`diagram id=${id}\n${readFileSync(join(folder, `${id}.diagram`), 'utf8')}\`\`\``,
  );
  settle(path, whole);
}
if (stale.length > 0) {
  process.stderr.write(`Out of step, run node scripts/docs.mjs: ${stale.join(', ')}\n`);
  process.exit(1);
}
