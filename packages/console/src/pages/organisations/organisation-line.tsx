// An organisation in the list: a link to it, or, if it is deleted, until when it can be restored.
import type { JSX } from 'preact';
import type { Of } from '../../api/of.js';
import { named, shownName } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Day } from '../../parts/day.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';

type Organisation = Of<'/orgs', 'get'>['organizations'][number];

interface OrganisationLineProps {
  readonly organisation: Organisation;
  readonly restore: () => Promise<void>;
}

/** How long a deleted one can be restored, in milliseconds: thirty days. */
const RESTORABLE = 30 * 86_400_000;

export function OrganisationLine({ organisation, restore }: OrganisationLineProps): JSX.Element {
  const { slug, name, role, createdAt, deletedAt } = organisation;
  if (deletedAt !== null)
    return (
      <>
        <div class="what">
          <span class="row">
            <strong dir="auto">{shownName(name)}</strong>
            <Tag tone="red">deleted</Tag>
          </span>
          <span class="hint">
            You can restore it until <Day on={new Date(Date.parse(deletedAt) + RESTORABLE).toISOString()} />. Then
            everything it owns is erased.
          </span>
        </div>
        <Act act={restore} label={`Restore ${named(name)}`}>
          Restore
        </Act>
      </>
    );
  return (
    <>
      <div class="what with-avatar">
        <img src={`/orgs/${slug}/avatar?size=64`} alt="" width={32} height={32} />
        <div class="what">
          <span class="row">
            <a href={`/console/orgs/${slug}/members`} dir="auto">
              {shownName(name)}
            </a>
            <Tag tone={role === 'owner' ? 'blue' : 'neutral'}>{role}</Tag>
          </span>
          <span class="hint">
            <code>{slug}</code> · Created <When at={createdAt} />
          </span>
        </div>
      </div>
      <a class="button" href={`/console/orgs/${slug}`} aria-label={`Diagrams of ${name}`}>
        Diagrams
      </a>
    </>
  );
}
