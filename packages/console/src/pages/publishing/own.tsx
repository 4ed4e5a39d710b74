// Where the account publishes to if a publish names no library: its choice, and organisations that require it.
import { isPermitted } from '@linework/operations/roles';
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { named, shownName } from '../../names/named.js';
import { ChoiceField, Form, type Values } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { PageProps } from '../page.js';

type Publishing = Of<'/user/publishing', 'get'>;

export function Page(_: PageProps): JSX.Element {
  const { notices, me } = useConsole();
  const loading = useLoaded(() => answered(api.GET('/user/publishing', {})), []);
  const choose = async (organization: string | null): Promise<void> =>
    loading.show(await answered(api.PUT('/user/publishing', { body: { organization } })));
  const organisations = me.value.organizations.filter(({ role }) => isPermitted(role, 'change'));
  return (
    <>
      <Heading title="Publishing">
        Where your diagrams go when you publish without naming a library, from the command line, an agent or here.
      </Heading>
      <Shown of={loading}>
        {(value) => {
          const before = value.default?.slug ?? null;
          const save = async (values: Values): Promise<void> => {
            const slug = values.text('library');
            await choose(slug === '' ? null : slug);
            notices.say('Saved your default library.', () => choose(before));
          };
          return (
            <>
              <p>{whereOf(value)}</p>
              {value.requiredBy.length > 0 && (
                <p class="hint">Required by {value.requiredBy.map(({ name }) => named(name)).join(', ')}.</p>
              )}
              {organisations.length === 0 ? (
                <p class="hint">
                  You don't belong to an organisation in which you can publish. Once you do, choose here between its
                  library and your own.
                </p>
              ) : (
                <Form key={before ?? ''} words="Save" send={save}>
                  <ChoiceField
                    name="library"
                    label="Default library"
                    hint="An organisation that requires your diagrams gets them, whatever you choose. If several do, your choice decides between them."
                    defaultValue={before ?? ''}
                    options={[
                      { value: '', words: 'My own library' },
                      ...organisations.map(({ slug, name }) => ({ value: slug, words: shownName(name) })),
                    ]}
                  />
                </Form>
              )}
            </>
          );
        }}
      </Shown>
    </>
  );
}

function whereOf({ organization, mustChoose }: Publishing): string {
  if (mustChoose)
    return 'Several organisations require your diagrams. Choose one of them. Until then, publishing is refused.';
  return organization === null
    ? 'What you publish goes to your own library.'
    : `What you publish goes to ${named(organization.name)}.`;
}
