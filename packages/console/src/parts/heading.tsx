// The head of a page: its title, which is also that of the window, a sentence on what it is for, and what can be done. A new page takes the focus.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { named, shownName } from '../names/named.js';

export interface HeadingProps {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly acts?: ComponentChildren;
}

export function Heading({ title, children, acts }: HeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${named(title)} · Linework`;
  }, [title]);
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
