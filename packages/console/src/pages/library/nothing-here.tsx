// A list without diagrams: why, and what fills it.
import type { JSX } from 'preact';
import type { Owner } from '../../library/owner.js';
import { Empty } from '../../parts/empty.js';
import { NO_FOLDER } from './folder-list.js';

export interface NothingHereProps {
  readonly owner: Owner;
  readonly search: string;
  readonly folder: string;
  readonly isDeleted: boolean;
  readonly mayChange: boolean;
}

export function NothingHere({ owner, search, folder, isDeleted, mayChange }: NothingHereProps): JSX.Element {
  if (search !== '')
    return (
      <Empty title="No diagram matches">
        <p>A search covers titles, folders, labels, notes and ids. Use words of two letters or more.</p>
      </Empty>
    );
  if (isDeleted)
    return (
      <Empty title="Nothing was deleted recently">
        <p>Deleted diagrams stay here for thirty days. You can restore them until then.</p>
      </Empty>
    );
  if (folder !== '' && folder !== NO_FOLDER)
    return (
      <Empty title="No diagrams in this folder">
        <p>Folders below it may have some. A folder without diagrams disappears.</p>
      </Empty>
    );
  if (!mayChange)
    return (
      <Empty title="No diagrams yet">
        <p>Diagrams that members publish to the organisation appear here.</p>
      </Empty>
    );
  return (
    <Empty title="No diagrams yet">
      <p>
        <a href="/">Draw one in the editor</a>, or publish a file from the command line:
      </p>
      <pre>
        <code>
          {owner.kind === 'account'
            ? 'linework publish shop.diagram'
            : `linework publish shop.diagram --organization ${owner.org.slug}`}
        </code>
      </pre>
      <p>
        An agent can publish too: connect it to <code>{location.origin}/mcp</code>.
      </p>
    </Empty>
  );
}
