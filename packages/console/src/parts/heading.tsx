// The head of a page: its title, which the window has too, with the organisation, a sentence on what it is for, and what can be done. A new page takes the focus.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { shownName } from '../names/named.js';
import { windowTitle } from '../names/window-title.js';
import { useConsole } from '../state/console.js';
import { organisationAt } from '../state/organisation-at.js';

export interface HeadingProps {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly acts?: ComponentChildren;
}

export function Heading({ title, children, acts }: HeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const { address, me } = useConsole();
  const organisation = organisationAt(address.path.value, me.value.organizations)?.name;
  useEffect(() => {
    document.title = windowTitle(title, organisation);
  }, [title, organisation]);
  useEffect(() => {
    // By keyboard, the switch of the menu passes the organisations between: it keeps the focus.
    if (document.activeElement?.id !== 'owner') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="heading">
      <div>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {shownName(title)}
        </h1>
        {children && <p class="about">{children}</p>}
      </div>
      {acts && <div class="row">{acts}</div>}
    </header>
  );
}
