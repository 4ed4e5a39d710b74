// The frame of every page: the menu of the account or of an organisation, the page, notices and the command palette.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useConsole } from '../state/console.js';
import { foundPage } from './found-page.js';
import { keepFocus } from './kept-focus.js';
import { Menu } from './menu.js';
import { NoticeList } from './notice-list.js';
import { PageView } from './page-view.js';
import { Palette } from './palette.js';

export function Frame(): JSX.Element {
  const { address, me, isPaletteShown } = useConsole();
  const [isOpen, setIsOpen] = useState(false);
  const path = address.path.value;
  const found = foundPage(path, me.value.organizations);
  const page = useRef<HTMLElement>(null);
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), []);
  useEffect(() => setIsOpen(false), [path]);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      isPaletteShown.value = !isPaletteShown.value;
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [isPaletteShown]);
  return (
    <div class="frame" data-menu={isOpen ? 'open' : 'closed'}>
      <a class="skip" href="#page">
        Skip to the page
      </a>
      <header class="top">
        <button
          type="button"
          class="plain"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          Menu
        </button>
        <a href="/console">Linework</a>
      </header>
      <Menu org={found.kind === 'organisation' ? found.org : undefined} />
      <main id="page" ref={page} tabIndex={-1}>
        <PageView found={found} key={path} />
      </main>
      <NoticeList />
      {isPaletteShown.value && <Palette org={found.kind === 'organisation' ? found.org : undefined} />}
    </div>
  );
}
