// A folder rule as a form: what it leaves out is left to the rules of the folders above.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FolderField } from '../../library/folder-field.js';
import type { Person } from '../../library/people.js';
import { CheckField, ChoiceField, Form, type Option, type Values } from '../../parts/form.js';
import type { Rule, RuleBody } from './rules.js';

export interface RuleFormProps {
  readonly people: readonly Person[];
  readonly folders: readonly string[];
  readonly rule?: Rule;
  readonly save: (body: RuleBody) => Promise<void>;
}

const ABOVE: Option = { value: '', words: 'Same as the folders above' };

/** Values of the choices, and the roles they mean. */
const SEE_ROLES = { all: ['editor', 'viewer'], editors: ['editor'], viewers: ['viewer'], nobody: [] } as const;
const WRITE_ROLES = { editors: ['editor'], nobody: [] } as const;

export function RuleForm({ people, folders, rule, save }: RuleFormProps): JSX.Element {
  const send = (values: Values): Promise<void> => {
    const see = allowedFrom(values, 'see', SEE_ROLES, people, rule?.see);
    const write = allowedFrom(values, 'write', WRITE_ROLES, people, rule?.write);
    return save({
      folder: rule?.folder ?? values.text('folder'),
      ...(see && { see }),
      ...(write && { write }),
      ...switched(values, 'unlisted'),
      ...switched(values, 'brand'),
      ...switched(values, 'styleRules'),
    });
  };
  return (
    <Form words="Save the rule" send={send}>
      {rule === undefined && (
        <FolderField
          folders={folders}
          hint="Names separated by slashes, such as hr/pay. Leave it empty for the whole library. Replaces the rule that the folder has."
        />
      )}
      <Allowed
        name="see"
        label="Seen by"
        people={people}
        chosen={chosenOf(rule?.see, SEE_ROLES)}
        named={rule?.see?.people ?? []}
        options={[
          ABOVE,
          { value: 'all', words: 'Every member' },
          { value: 'editors', words: 'Editors, and these people' },
          { value: 'viewers', words: 'Viewers, and these people' },
          { value: 'nobody', words: 'Only these people' },
        ]}
      />
      <Allowed
        name="write"
        label="Changed by"
        people={people}
        chosen={chosenOf(rule?.write, WRITE_ROLES)}
        named={rule?.write?.people ?? []}
        options={[ABOVE, { value: 'editors', words: 'Editors' }, { value: 'nobody', words: 'Only these people' }]}
      />
      <Switch name="unlisted" label="Unlisted diagrams" of={rule?.unlisted} yes="Allowed" no="Not allowed" />
      <Switch name="brand" label="Brand" of={rule?.brand} yes="On its pictures" no="Not on its pictures" />
      <Switch name="styleRules" label="Style rules" of={rule?.styleRules} yes="In force" no="Not in force" />
    </Form>
  );
}

interface AllowedProps {
  readonly name: 'see' | 'write';
  readonly label: string;
  readonly options: readonly Option[];
  readonly people: readonly Person[];
  readonly chosen: string;
  readonly named: readonly string[];
}

/** People are chosen where a choice names roles that aren't everyone's. */
function Allowed({ name, label, options, people, chosen, named }: AllowedProps): JSX.Element {
  const [choice, setChoice] = useState(chosen);
  return (
    <>
      <ChoiceField
        name={name}
        label={label}
        hint="In addition to owners and admins."
        options={options}
        defaultValue={chosen}
        onChange={setChoice}
      />
      {choice !== '' && choice !== 'all' && people.length > 0 && (
        <fieldset class="people">
          <legend>These people</legend>
          {people.map(({ id, email }) => (
            <CheckField key={id} name={`${name}-${id}`} label={email} defaultChecked={named.includes(id)} />
          ))}
        </fieldset>
      )}
    </>
  );
}

interface SwitchProps {
  readonly name: 'unlisted' | 'brand' | 'styleRules';
  readonly label: string;
  readonly of: boolean | null | undefined;
  readonly yes: string;
  readonly no: string;
}

function Switch({ name, label, of, yes, no }: SwitchProps): JSX.Element {
  return (
    <ChoiceField
      name={name}
      label={label}
      defaultValue={of === undefined || of === null ? '' : String(of)}
      options={[ABOVE, { value: 'true', words: yes }, { value: 'false', words: no }]}
    />
  );
}

function switched(values: Values, name: SwitchProps['name']): Partial<Record<SwitchProps['name'], boolean>> {
  const value = values.text(name);
  return value === '' ? {} : { [name]: value === 'true' };
}

type Roles<Role> = Readonly<Record<string, readonly Role[]>>;

function chosenOf<Role>(of: { readonly roles: readonly Role[] } | null | undefined, choices: Roles<Role>): string {
  if (!of) return '';
  const isSame = (roles: readonly Role[]): boolean =>
    roles.length === of.roles.length && roles.every((each) => of.roles.includes(each));
  return Object.entries(choices).find(([, roles]) => isSame(roles))?.[0] ?? '';
}

/** People of the rule who aren't among those to choose from stay in it. */
function allowedFrom<Role>(
  values: Values,
  name: 'see' | 'write',
  choices: Roles<Role>,
  people: readonly Person[],
  before: { readonly people: readonly string[] } | null | undefined,
): { roles: Role[]; people: string[] } | undefined {
  const choice = values.text(name);
  const roles = choices[choice];
  if (roles === undefined) return undefined;
  const chosen = people.map(({ id }) => id).filter((id) => values.isOn(`${name}-${id}`));
  const others = (before?.people ?? []).filter((id) => !people.some((each) => each.id === id));
  return { roles: [...roles], people: choice === 'all' ? [] : [...chosen, ...others] };
}
