// A part of a page with its own heading.
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface SectionProps {
  readonly title: string;
  readonly about?: ComponentChildren;
  readonly acts?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Section({ title, about, acts, children }: SectionProps): JSX.Element {
  const id = useId();
  return (
    <section class="section" aria-labelledby={id}>
      <div class="row">
        <h2 id={id}>{title}</h2>
        {acts && <div class="row push">{acts}</div>}
      </div>
      {about && <p class="about">{about}</p>}
      {children}
    </section>
  );
}
