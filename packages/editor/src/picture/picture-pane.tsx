// The picture: in, the state of the editor; out, its last good drawing as part of the page, dimmed while the text has errors.
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { EditorState } from '../page/editor-state.js';
import { parsedPicture } from '../page/trusted.js';

export function PicturePane({ state }: { readonly state: EditorState }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const picture = state.picture.value;
    const place = host.current;
    if (picture === undefined || place === null) return;
    const { svg, rules } = parsedPicture(picture.svg);
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }\n${rules}`);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(svg);
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture scrolls, so the keyboard must reach it
    <figure class={state.isStale.value ? 'picture stale' : 'picture'} aria-label="Picture" tabIndex={0}>
      <div ref={host} />
    </figure>
  );
}
