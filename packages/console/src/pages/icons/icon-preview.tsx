// An icon in a small diagram, light and dark, and what was changed when it was uploaded.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { Copied } from '../../parts/copied.js';
import { Picture } from '../../parts/picture.js';
import { Shown } from '../../parts/shown.js';
import { useLoaded } from '../../state/loaded.js';
import type { Icon } from './icon-art.js';

export interface IconPreviewProps {
  readonly org: string;
  readonly of: Icon;
  readonly notes: readonly string[];
}

const THEMES = ['light', 'dark'] as const;

export function IconPreview({ org, of: { name, updated }, notes }: IconPreviewProps): JSX.Element {
  const pictures = useLoaded(
    () =>
      Promise.all(
        THEMES.map((theme) =>
          answered(
            api.GET('/orgs/{org}/icons/{name}/preview', {
              params: { path: { org, name }, query: { theme } },
              parseAs: 'text',
            }),
          ),
        ),
      ),
    [org, name, updated],
  );
  return (
    <>
      {notes.length > 0 && (
        <ul class="hint">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Copied text={`icon=own:${name}`} what="option" />
      <Shown of={pictures}>
        {(svgs) => (
          <div class="icon-previews">
            {svgs.map((svg, i) => (
              <Picture key={THEMES[i]} svg={svg} label={`own:${name} in a diagram, ${THEMES[i]}`} />
            ))}
          </div>
        )}
      </Shown>
    </>
  );
}
