// Single sign-on of an organisation, in the order in which an admin sets it up (docs/single-sign-on.md): domain, provider, test, on, required, sign-out.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { Tag } from '../../parts/tag.js';
import { useLoaded } from '../../state/loaded.js';
import { PlanNote } from '../billing/plan-note.js';
import type { OrganisationPageProps } from '../page.js';
import { Connections } from './connections.js';
import { Domains } from './domains.js';
import { Joining } from './joining.js';
import { Requiring } from './requiring.js';
import type { PartProps, Sso } from './settings.js';
import { SigningOut } from './signing-out.js';
import { States } from './states.js';
import { TestResults } from './test-results.js';

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const list = useLoaded(() => answered(api.GET('/orgs/{org}/sso', { params: { path: { org: org.slug } } })), [org.id]);
  // After a test in another tab, its result is here.
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void list.reload();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [list.reload]);
  return (
    <>
      <Heading title="Single sign-on">
        Members sign in through your own identity provider, with OpenID Connect or SAML 2.0. You need a domain whose DNS
        records you can change, and an admin of the provider. Changes require a sign-in within the last ten minutes.
      </Heading>
      <PlanNote org={org.slug} feature="single-sign-on">
        <Shown of={list}>{(sso) => <Steps org={org} may={may} sso={sso} reload={list.reload} />}</Shown>
      </PlanNote>
    </>
  );
}

function Steps(props: PartProps): JSX.Element {
  const { sso, org } = props;
  const done = doneOf(sso);
  return (
    <>
      <Section
        title="1. Verify your domain"
        acts={<Done is={done.domain} />}
        about="A TXT record in DNS proves that the domain is yours. Keep it: the service checks it every day, and after seven days without it the domain is no longer verified."
      >
        <Domains {...props} />
      </Section>
      <Section
        title="2. Connect the provider"
        acts={<Done is={done.connected} />}
        about="Register this service at the provider, then enter here what it gives you."
      >
        <Connections {...props} />
      </Section>
      <Section
        title="3. Test it"
        acts={<Done is={done.tested} />}
        about="A test signs nobody in. It shows every claim that the provider sends, and what is wrong."
      >
        <TestResults {...props} />
      </Section>
      <Section
        title="4. Choose who joins, and turn it on"
        acts={<Done is={done.on} />}
        about={
          <>
            After the connection is turned on, people start at{' '}
            <a href="/sign-in/organisation">{location.origin}/sign-in/organisation</a>.
          </>
        }
      >
        <Joining {...props} />
        <States {...props} />
      </Section>
      <Section
        title="5. Require it"
        acts={<Done is={sso.required} />}
        about="Addresses of the verified domains then sign in only through the provider. Guests with another address sign in as before."
      >
        <Requiring {...props} />
      </Section>
      <Section title="6. Sign out" about="Signing out always ends the session here first.">
        <SigningOut {...props} />
      </Section>
      <Section title="7. Provision people">
        <p class="about">
          The provider can also add and deactivate people through SCIM.{' '}
          <a href={`/console/orgs/${org.slug}/provisioning`}>Set up provisioning</a>.
        </p>
      </Section>
    </>
  );
}

interface DoneSteps {
  readonly domain: boolean;
  readonly connected: boolean;
  readonly tested: boolean;
  readonly on: boolean;
}

function doneOf({ domains, connections }: Sso): DoneSteps {
  return {
    domain: domains.some(({ verifiedAt }) => verifiedAt !== null),
    connected: connections.length > 0,
    tested: connections.some(({ lastTest }) => lastTest?.ok === true),
    on: connections.some(({ state }) => state === 'on'),
  };
}

function Done({ is }: { readonly is: boolean }): JSX.Element {
  return is ? <Tag tone="green">Done</Tag> : <Tag>To do</Tag>;
}
