// What an organisation decides about publishing: where its members publish, what can be seen without an account, whether pictures hold their sources; and
// the review of what members made public in their own libraries.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { CheckField, ChoiceField, Form, type Values } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Name } from '../../parts/name.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { OrganisationPageProps } from '../page.js';
import { Review } from './review.js';

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const { notices } = useConsole();
  const params = { path: { org: org.slug } };
  const loading = useLoaded(() => answered(api.GET('/orgs/{org}/publishing', { params })), [org.slug]);
  const mayManage = may('manage');
  const savePolicy = async (values: Values): Promise<void> => {
    await answered(
      api.PUT('/orgs/{org}/publishing', {
        params,
        body: {
          destination: values.text('destination') === 'organisation' ? 'organisation' : 'anywhere',
          unlisted: values.text('unlisted') === 'forbidden' ? 'forbidden' : 'allowed',
        },
      }),
    );
    await loading.reload();
    notices.say('Saved. It applies from the next request.');
  };
  const saveEditable = async (values: Values): Promise<void> => {
    await answered(api.PUT('/orgs/{org}/editable', { params, body: { editable: values.isOn('editable') } }));
    await loading.reload();
    notices.say('Saved. It applies from the next request.');
  };
  return (
    <>
      <Heading title="Publishing">
        Where members of <Name of={org.name} /> publish, and who can see and change what they publish.
      </Heading>
      <Shown of={loading}>
        {({ destination, unlisted, editable }) =>
          mayManage ? (
            <>
              <Form words="Save the policy" send={savePolicy}>
                <ChoiceField
                  name="destination"
                  label="Members publish"
                  hint="To the organisation: what owners, admins and editors publish goes to its library, and publishing to their own is refused. Viewers publish anywhere."
                  defaultValue={destination}
                  options={[
                    { value: 'anywhere', words: 'Anywhere: they choose' },
                    { value: 'organisation', words: 'To the library of the organisation' },
                  ]}
                />
                <ChoiceField
                  name="unlisted"
                  label="Unlisted diagrams"
                  hint="Forbidden: links of unlisted diagrams work only for members, until you allow them again."
                  defaultValue={unlisted}
                  options={[
                    { value: 'allowed', words: 'Allowed: anyone with the link sees them' },
                    { value: 'forbidden', words: 'Forbidden: nothing is seen without an account' },
                  ]}
                />
              </Form>
              <Section title="Editable pictures">
                <Form words="Save" send={saveEditable}>
                  <CheckField
                    name="editable"
                    label="Every SVG contains its source"
                    hint="Members can edit from a picture. Anyone who sees an unlisted diagram then sees its source too."
                    defaultChecked={editable}
                  />
                </Form>
              </Section>
              <Review org={org} isRequired={destination === 'organisation'} />
            </>
          ) : (
            <Decided destination={destination} unlisted={unlisted} editable={editable} />
          )
        }
      </Shown>
    </>
  );
}

/** For members who can't change it. */
function Decided({ destination, unlisted, editable }: Of<'/orgs/{org}/publishing', 'get'>): JSX.Element {
  return (
    <ul>
      <li>
        {destination === 'organisation'
          ? 'Members publish to the library of the organisation.'
          : 'Members choose where they publish.'}
      </li>
      <li>
        {unlisted === 'allowed'
          ? 'Diagrams can be unlisted: anyone with the link sees them.'
          : 'Nothing is seen without an account.'}
      </li>
      <li>
        {editable
          ? 'Every SVG contains its source.'
          : "Each diagram's own setting says whether its SVG contains the source."}
      </li>
    </ul>
  );
}
