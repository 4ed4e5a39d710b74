// The gallery: in, the registered kinds, their prose and icons; out, its page and its pictures by their paths below docs. Nothing here names a
// kind: the first picture of a kind's prose is shown, in light, dark and grey, with its source.
import { drawSchemes, kinds, kindVocabulary, outline } from '@linework/core';
import { examplesOf } from '../reference/kinds.mjs';
import { fence, page, plain, sentence } from '../reference/markdown.mjs';
import { grey } from './grey.mjs';

/** `proseOf` reads what a kind tells of itself. */
export function gallery({ icons, proseOf }) {
  const files = new Map();
  const shown = [...kinds.keys()].map((kind) => {
    const words = kindVocabulary(kind);
    const source = examplesOf(proseOf(kind)).find(({ id }) => id !== undefined)?.source ?? `${words.example}\n`;
    const [light, dark] = drawSchemes(source, ['light', 'dark'], {}, { icons });
    if (!light?.svg || !dark?.svg)
      throw new Error(`${kind}: the example is not drawn: ${JSON.stringify(light?.diagnostics)}`);
    files.set(`gallery/${kind}.svg`, light.svg);
    files.set(`gallery/${kind}.dark.svg`, dark.svg);
    files.set(`gallery/${kind}.grey.svg`, grey(light.svg));
    const [said = kind] = outline(source, { icons }).outline?.lines ?? [];
    return { kind, meaning: words.meaning, source, said };
  });
  files.set('gallery.md', galleryPage(shown));
  return files;
}

function galleryPage(shown) {
  return page(
    '# Gallery',
    'Every kind of diagram, in light, in dark and as a printer without colours prints it, each with its source.\nMade by `npm run gallery`; the gate fails when it is out of step.',
    shown.map(({ kind }) => `[${kind}](#${kind})`).join(' · '),
    ...shown.flatMap(({ kind, meaning, source, said }) => [
      `## ${kind}`,
      `${sentence(meaning)} [All of it](reference/kinds/${kind}.md)`,
      image(`gallery/${kind}.svg`, `${said}, light`, ''),
      `${image(`gallery/${kind}.dark.svg`, `${said}, dark`, ' width="49%"')} ${image(`gallery/${kind}.grey.svg`, `${said}, grey`, ' width="49%"')}`,
      `<details><summary>${plain(kind)}: the source</summary>\n\n${fence('diagram', source)}\n</details>`,
    ]),
  );
}

function image(path, alt, size) {
  const words = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<img alt="${words}" src="${path}"${size}>`;
}
