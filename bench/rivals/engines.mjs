// Draws one diagram as we and the rivals do: in, the modules of scripts/layout/sources.mjs, a scheme and work to do with the
// drawers; out, what the work returns. Each drawer answers with an SVG of its own size, or with the reason in its place.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withChromium } from '../../scripts/browser/chromium.mjs';
import { importPeer, peerFile } from '../layout/peers.mjs';
import { d2Text } from './d2-text.mjs';

const DARK_D2_THEME = 200;

const root = fileURLToPath(new URL('../..', import.meta.url));
const fonts = ['400Regular', '500Medium', '600SemiBold'].map((weight) =>
  join(root, 'node_modules/@expo-google-fonts/inter', weight, `Inter_${weight}.ttf`),
);

/** Calls `work` with `{ browser, convert, ours, mermaid, d2 }`. `options`: those of the conversion. */
export async function withRivals({ linework, dark = false, options = {} }, work) {
  const context = { icons: linework.basicIcons };
  const { D2 } = await importPeer('@terrastruct/d2', 'dist/node-esm/index.js');
  const d2 = new D2();

  /** Undefined for every other kind than flow. */
  async function inD2(source) {
    const { kind, outline } = linework.pictureOf(source);
    if (kind !== 'flow' || outline === undefined) return undefined;
    const direction = /\bdirection=(right|down|left|up)\b/.exec(source.slice(0, source.indexOf('\n')))?.[1] ?? 'down';
    const { diagram, renderOptions } = await d2.compile(d2Text(outline, direction), { layout: 'elk' });
    return sized(await d2.render(diagram, { ...renderOptions, themeID: dark ? DARK_D2_THEME : 0 }));
  }

  function ours(source) {
    const { scene, diagnostics } = linework.pictureOf(source);
    return scene === undefined
      ? failed(diagnostics.map(({ line, message }) => `${line}: ${message}`).join('; '))
      : linework.renderSvg(scene, { scheme: dark ? 'dark' : 'light', background: 'canvas', identity: source });
  }

  return withChromium(fonts, async (browser) => {
    const studio = await browser.newPage();
    await studio.setContent('<!doctype html><body></body>');
    await studio.addScriptTag({ path: peerFile('mermaid', 'dist/mermaid.min.js') });
    await studio.evaluate(
      (theme) => globalThis.mermaid.initialize({ startOnLoad: false, theme, fontFamily: 'Inter' }),
      dark ? 'dark' : 'default',
    );
    /** Its text is HTML, which an image shows only with a size and a namespace. */
    const inMermaid = (text) =>
      studio.evaluate(async (source) => {
        const { svg } = await globalThis.mermaid.render('m', source);
        const holder = document.createElement('div');
        holder.innerHTML = svg;
        const picture = holder.firstElementChild;
        const [, , width, height] = picture.getAttribute('viewBox').split(/\s+/);
        picture.setAttribute('width', width);
        picture.setAttribute('height', height);
        return new XMLSerializer().serializeToString(picture);
      }, text);
    return work({
      browser,
      convert: (mermaid) => linework.convertMermaid(mermaid, options, context).source,
      ours: (source) => attempt(() => ours(source)),
      mermaid: (text) => attempt(() => inMermaid(text)),
      d2: (source) => attempt(() => inD2(source)),
    });
  });
}

export const FAILED = 'data-failed';

const failed = (words) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${FAILED}="" width="400" height="60"><text y="20">${words.replaceAll(/[<&]/g, ' ')}</text></svg>`;

/** D2 leaves its size to the page. */
function sized(svg) {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}

async function attempt(make) {
  try {
    return await make();
  } catch (error) {
    return failed(String(error).slice(0, 80));
  }
}

export const asImage = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
