// What is copied of a diagram: its link, code that embeds its picture, and its source.
import type { JSX } from 'preact';
import { htmlFor, markdownFor } from '../../library/embed.js';
import type { Diagram, Library } from '../../library/endpoints.js';
import { CopyButton } from '../../parts/copied.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useLoaded } from '../../state/loaded.js';

export interface SnippetsProps {
  readonly library: Library;
  readonly diagram: Diagram;
}

export function Snippets({ library, diagram }: SnippetsProps): JSX.Element {
  const { id, version, url, visibility } = diagram;
  const loading = useLoaded(() => library.version(id, version), [library, id, version]);
  const source = loading.loaded.state === 'ready' ? loading.loaded.value.source : undefined;
  return (
    <Section title="Share">
      <p>
        <a href={url} dir="ltr" class="link">
          {url}
        </a>
      </p>
      {visibility === 'private' && (
        <p class="hint">It is private: the link and embedded pictures work only for people who can see it.</p>
      )}
      <div class="row">
        <CopyButton what="link" text={url} />
        <CopyButton what="Markdown" text={markdownFor(diagram)} />
        <CopyButton what="HTML" text={htmlFor(diagram)} />
        {source !== undefined && <CopyButton what="source" text={source} />}
      </div>
      <details class="more">
        <summary>Source</summary>
        <Shown of={loading}>
          {(value) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1).
            <pre class="source" tabIndex={0}>
              <code dir="auto">{value.source}</code>
            </pre>
          )}
        </Shown>
      </details>
    </Section>
  );
}
