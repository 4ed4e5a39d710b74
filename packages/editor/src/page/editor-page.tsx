// The page's shell: in, the state of the editor; out, a toolbar, the text and the picture side by side, and how the text stands. On a narrow page the
// toolbar switches between the two.
import type { JSX } from 'preact';
import { loadedLater } from '../picture/loaded-later.js';
import { PicturePane } from '../picture/picture-pane.js';
import type { Desk } from '../start/desk.js';
import { DeskBar, DeskNotices } from '../start/desk-bar.js';
import { OfferBar } from '../start/offer-bar.js';
import type { EditorState } from './editor-state.js';
import { KeyboardHelp } from './keyboard-help.js';
import { ProblemList } from './problem-list.js';
import type { PageScheme } from './scheme.js';
import { SourcePane } from './source-pane.js';
import { Toolbar } from './toolbar.js';

export interface EditorPageProps {
  readonly state: EditorState;
  readonly desk: Desk;
  readonly scheme: PageScheme;
  readonly links: Element | null;
}

const BesidePane = loadedLater(async () => (await import('../beside/beside-pane.js')).BesidePane);
const HostedBar = loadedLater(async () => (await import('../hosted/hosted-bar.js')).HostedBar);

export function EditorPage({ state, desk, scheme, links }: EditorPageProps): JSX.Element {
  return (
    <>
      <Toolbar state={state} scheme={scheme} links={links}>
        <DeskBar desk={desk} />
      </Toolbar>
      {desk.hosting.hosted.value !== undefined && <HostedBar desk={desk} />}
      <main data-pane={state.front.value} class={desk.beside.value === undefined ? undefined : 'with-beside'}>
        {desk.beside.value !== undefined && <BesidePane desk={desk} />}
        <section class="text-pane" aria-label="Text">
          <OfferBar desk={desk} />
          <SourcePane state={state} />
          <ProblemList state={state} />
        </section>
        <PicturePane state={state} />
      </main>
      <DeskNotices desk={desk} />
      <p class="said" role="status">
        {state.voice.words}
      </p>
      <KeyboardHelp isShown={state.isHelpShown} />
    </>
  );
}
