// The files of a diagram: its latest version as SVG, PNG and PDF, in both colours.
import type { JSX } from 'preact';
import type { Diagram } from '../../library/endpoints.js';
import type { Owner } from '../../library/owner.js';
import { filesOf } from '../../library/pictures.js';
import { Section } from '../../parts/section.js';

export interface DownloadsProps {
  readonly owner: Owner;
  readonly diagram: Diagram;
}

export function Downloads({ owner, diagram }: DownloadsProps): JSX.Element {
  return (
    <Section title="Download">
      <div class="row">
        {filesOf(owner, diagram).map(({ words, path, name }) => (
          <a key={path} class="button" href={path} download={name}>
            {words}
          </a>
        ))}
      </div>
    </Section>
  );
}
