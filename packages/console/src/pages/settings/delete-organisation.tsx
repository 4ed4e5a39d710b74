// The end of an organisation, which an owner can undo for thirty days.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { named } from '../../names/named.js';
import { Confirm } from '../../parts/dialog.js';
import { Name } from '../../parts/name.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';
import type { Membership } from '../page.js';

export function DeleteOrganisation({ org }: { readonly org: Membership }): JSX.Element {
  const { address, reloadMe, notices } = useConsole();
  const [isAsking, setIsAsking] = useState(false);
  const path = { org: org.id };
  const restore = async (): Promise<void> => {
    await answered(api.PATCH('/orgs/{org}', { params: { path }, body: { deleted: false } }));
    await reloadMe();
    address.go(`/console/orgs/${org.slug}/settings`);
  };
  const erase = async (): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}', { params: { path, query: { confirm: org.slug } } }));
    address.go('/console/organisations');
    await reloadMe();
    notices.say(`Deleted ${named(org.name)}. You can restore it for thirty days.`, restore);
  };
  return (
    <Section
      title="Delete the organisation"
      about="Its diagrams disappear for all members at once, and its links stop working. An owner can restore it for thirty days."
    >
      <div class="row">
        <button type="button" class="danger" onClick={() => setIsAsking(true)}>
          Delete <Name of={org.name} />
        </button>
      </div>
      {isAsking && (
        <Confirm
          title={`Delete ${named(org.name)}?`}
          words="Delete the organisation"
          typed={org.slug}
          act={erase}
          close={() => setIsAsking(false)}
        >
          <p>Its diagrams, links, keys and invitations stop working at once, for all members.</p>
          <p>
            For thirty days an owner can restore it on the Organisations page. Then everything it owns is erased, except
            its audit log.
          </p>
          <p>First, export what you want to keep, and cancel the subscription.</p>
        </Confirm>
      )}
    </Section>
  );
}
