// The folders of a library beside its diagrams, with how many each has. Links, so that a folder has an address.
import type { JSX } from 'preact';
import type { FolderLine } from '../../library/folders.js';
import { Name } from '../../parts/name.js';

/** In the address: diagrams of no folder. No folder has this name. */
export const NO_FOLDER = '/';

export interface FolderListProps {
  readonly home: string;
  readonly lines: readonly FolderLine[];
  /** Diagrams of no folder. */
  readonly unfiled: number;
  readonly hasMore: boolean;
  /** What the address names; empty for all diagrams. */
  readonly current: string;
}

export function FolderList({ home, lines, unfiled, hasMore, current }: FolderListProps): JSX.Element {
  const isWide = matchMedia('(min-width: 801px)').matches;
  const mark = (folder: string) => (folder === current ? 'page' : undefined);
  const to = (folder: string) => `${home}?${new URLSearchParams({ folder })}`;
  return (
    <nav aria-label="Folders" class="folders">
      <details open={isWide}>
        <summary>Folders</summary>
        <ul>
          <li>
            <a href={home} aria-current={mark('')}>
              All diagrams
            </a>
          </li>
          {lines.map(({ folder, name, depth, count }) => (
            <li key={folder} class={`depth-${Math.min(depth, 5)}`}>
              <a href={to(folder)} aria-current={mark(folder)}>
                <Name of={name} />
                {count > 0 && <span class="hint">{count}</span>}
              </a>
            </li>
          ))}
          {unfiled > 0 && lines.length > 0 && (
            <li>
              <a href={to(NO_FOLDER)} aria-current={mark(NO_FOLDER)}>
                <span>In no folder</span>
                <span class="hint">{unfiled}</span>
              </a>
            </li>
          )}
        </ul>
        {hasMore && <p class="hint">There are more folders. Search for a diagram in them.</p>}
      </details>
    </nav>
  );
}
