// Whose brand, style rules and icons the account's own calls and diagrams have.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { named, shownName } from '../../names/named.js';
import { ChoiceField, Form } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';

type Brand = Of<'/user/brand', 'get'>;

export function OwnBrand(): JSX.Element {
  const { notices } = useConsole();
  const brand = useLoaded(() => answered(api.GET('/user/brand', {})), []);
  const choose = async (id: string): Promise<Brand> => {
    const organization = id === '' ? null : id;
    const chosen = await answered(api.PUT('/user/brand', { body: { organization } }));
    brand.show(chosen);
    return chosen;
  };
  const save = async (id: string, before: Brand): Promise<void> => {
    const { organization } = await choose(id);
    const words =
      organization === null
        ? 'Your own calls use the default look.'
        : `Your own calls use the house style of ${named(organization.name)}.`;
    notices.say(words, async () => void (await choose(before.organization?.id ?? '')));
  };
  return (
    <Section
      title="House style of your own calls"
      about="The brand, style rules and icons of one of your organisations, for your own calls and diagrams. A key of an organisation always uses that organisation's."
    >
      <Shown of={brand}>
        {(value) =>
          value.choices.length === 0 ? (
            <p class="hint">
              None of your organisations has a brand, style rules or icons yet. Your calls use the default look.
            </p>
          ) : (
            <Form
              key={value.organization?.id ?? ''}
              send={(values) => save(values.text('organization'), value)}
              words="Use it"
            >
              <ChoiceField
                name="organization"
                label="House style"
                defaultValue={value.organization?.id ?? ''}
                options={[
                  { value: '', words: 'None: the default look' },
                  ...value.choices.map(({ id, name }) => ({ value: id, words: shownName(name) })),
                ]}
                {...(!value.isChosen && {
                  hint: "You haven't chosen one. If exactly one of your organisations has a house style, it is used.",
                })}
              />
            </Form>
          )
        }
      </Shown>
    </Section>
  );
}
