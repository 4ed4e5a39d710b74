// Provisioning by SCIM: the address and the token for the identity provider, who it sent, and the role of each group.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { Act } from '../../parts/act.js';
import { Copied } from '../../parts/copied.js';
import { Facts } from '../../parts/facts.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useLoaded } from '../../state/loaded.js';
import { PlanNote } from '../billing/plan-note.js';
import type { OrganisationPageProps } from '../page.js';
import { Groups } from './groups.js';
import { Token } from './token.js';

export function Page({ org }: OrganisationPageProps): JSX.Element {
  const list = useLoaded(
    () => answered(api.GET('/orgs/{org}/scim', { params: { path: { org: org.slug } } })),
    [org.id],
  );
  return (
    <>
      <Heading title="Provisioning">
        Your identity provider adds and deactivates people through SCIM 2.0, and its groups assign roles. Verify your
        domain in <a href={`/console/orgs/${org.slug}/single-sign-on`}>Single sign-on</a> first.
      </Heading>
      <PlanNote org={org.slug} feature="single-sign-on">
        <Shown of={list}>
          {(scim) => (
            <>
              <Section
                title="1. Enter the address"
                about="Entra calls it tenant URL, Okta base URL. In Entra, map objectId to externalId; in Okta, choose userName as the unique identifier and HTTP header as authentication."
              >
                <Copied text={scim.baseUrl} what="address" />
              </Section>
              <Token org={org.slug} scim={scim} list={list} />
              <Section
                title="3. Check what it sent"
                about="Assign one test person and one group first. Check again after the provider has run."
                acts={<Act act={list.reload}>Check again</Act>}
              >
                <Facts
                  of={[
                    ['People', `${scim.users}, of them ${scim.activeUsers} active`],
                    ['Groups', String(scim.groups.length)],
                    ['Token used', scim.token && usedOn(scim.token.lastUsed)],
                  ]}
                />
              </Section>
              <Groups org={org.slug} groups={scim.groups} list={list} />
            </>
          )}
        </Shown>
      </PlanNote>
    </>
  );
}

/** The service keeps the day. */
function usedOn(day: string | null): string {
  return day === null
    ? 'Not yet'
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
