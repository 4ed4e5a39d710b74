// A diagram of a list: its picture, what it is, and what can be done to it.
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Changes } from '../../library/changes.js';
import type { Diagram } from '../../library/endpoints.js';
import { homeOf, type Owner } from '../../library/owner.js';
import { cardPictureOf } from '../../library/pictures.js';
import { StateTags } from '../../library/state-tags.js';
import { named, shownName } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Name } from '../../parts/name.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';

export interface CardProps {
  readonly owner: Owner;
  readonly diagram: Diagram;
  readonly changes: Changes;
  /** Whether the caller changes diagrams here. */
  readonly mayChange: boolean;
  readonly move: () => void;
}

export function Card({ owner, diagram, changes, mayChange, move }: CardProps): JSX.Element {
  const { id, title, kind, folder, updatedAt, locked } = diagram;
  return (
    <article class="card">
      <a href={`${homeOf(owner)}/diagrams/${id}`}>
        <CardPicture owner={owner} diagram={diagram} />
        <strong dir="auto">{shownName(title)}</strong>
      </a>
      <p class="hint meta">
        <span>{kind}</span>
        {folder !== '' && <Name of={folder} />}
        <When at={updatedAt} />
      </p>
      <StateTags of={diagram} />
      {mayChange && (
        <div class="row acts">
          <button type="button" class="plain" aria-label={`Move ${named(title)}`} onClick={move}>
            Move
          </button>
          <Act
            look="plain"
            act={() => changes.setLock(diagram, !locked)}
            label={`${locked ? 'Unlock' : 'Lock'} ${named(title)}`}
          >
            {locked ? 'Unlock' : 'Lock'}
          </Act>
          <Act look="plain" act={() => changes.remove(diagram)} label={`Delete ${named(title)}`}>
            Delete
          </Act>
        </div>
      )}
    </article>
  );
}

function CardPicture({ owner, diagram }: Pick<CardProps, 'owner' | 'diagram'>): JSX.Element {
  const { scheme } = useConsole();
  const colours = useComputed(() => scheme.scheme.value).value;
  const src = cardPictureOf(owner, diagram, colours);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  return (
    <span class="card-picture">
      {failed === src ? (
        <span class="hint">No picture</span>
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
}

export function DeletedRow({ diagram, changes, mayChange }: Omit<CardProps, 'owner' | 'move'>): JSX.Element {
  const { title, kind, folder, deletedAt } = diagram;
  return (
    <>
      <div class="what">
        <strong dir="auto">{shownName(title)}</strong>
        <span class="hint">
          {kind}
          {folder !== '' && (
            <>
              {' · '}
              <Name of={folder} />
            </>
          )}
          {deletedAt && (
            <>
              {' · deleted '}
              <When at={deletedAt} />
            </>
          )}
        </span>
      </div>
      {mayChange && (
        <Act act={() => changes.restore(diagram)} label={`Restore ${named(title)}`}>
          Restore
        </Act>
      )}
    </>
  );
}
