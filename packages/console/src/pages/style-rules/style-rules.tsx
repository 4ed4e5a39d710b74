// The style rules of an organisation: every rule with its fields, its level and its kinds, or all of them as JSON.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { asRefusal, Refusal } from '../../api/refusal.js';
import { Act } from '../../parts/act.js';
import { Empty } from '../../parts/empty.js';
import { Facts } from '../../parts/facts.js';
import { AreaField, Form, type Values } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { OrganisationPageProps } from '../page.js';
import { besideRules, ENTRY_RULES, type EntryRule, entriesOf, type Rules, shownIn } from './rules.js';
import { RulesForm } from './rules-form.js';

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const { notices } = useConsole();
  const params = { path: { org: org.slug } };
  const list = useLoaded(() => answered(api.GET('/orgs/{org}/style-rules', { params })), [org.id]);
  const put = async (rules: Rules | null): Promise<void> => {
    if (rules === null) await answered(api.DELETE('/orgs/{org}/style-rules', { params }));
    else await answered(api.PUT('/orgs/{org}/style-rules', { params, body: { rules } }));
    await list.reload();
  };
  const saved = list.loaded.state === 'ready' ? list.loaded.value.rules : null;
  const save = async (rules: Rules): Promise<void> => {
    await put(rules).catch((thrown: unknown) => {
      throw besideRules(asRefusal(thrown));
    });
    notices.say('Saved the style rules. They are in force from the next request.', () => put(saved));
  };
  const remove = async (): Promise<void> => {
    await put(null);
    notices.say('Removed the style rules. Nothing is checked against them from now on.', () => put(saved));
  };
  return (
    <>
      <Heading
        title="Style rules"
        acts={
          saved &&
          may('manage') && (
            <Act look="danger" act={remove}>
              Remove the rules
            </Act>
          )
        }
      >
        Rules for the organisation's diagrams, checked wherever its members and keys check and draw. A broken rule of
        level error blocks publishing to its library. Existing diagrams stay unchanged.
      </Heading>
      <Shown of={list}>
        {({ rules, updated }) =>
          may('manage') ? (
            <>
              <RulesForm key={updated ?? 'none'} rules={rules} save={save} />
              <details>
                <summary>All rules as JSON</summary>
                <AsJson key={updated ?? 'none'} rules={rules} save={save} />
              </details>
            </>
          ) : (
            <Seen rules={rules} />
          )
        }
      </Shown>
    </>
  );
}

/** For members who can't change them. */
function Seen({ rules }: { readonly rules: Rules | null }): JSX.Element {
  if (rules === null)
    return (
      <Empty title="No style rules">
        <p>The organisation has none. An owner or admin can set them here.</p>
      </Empty>
    );
  return (
    <>
      <Facts
        of={[
          ['Level', rules.level ?? 'error'],
          ['Title', rules.requireTitle ? 'Every diagram has one' : undefined],
          ['Description', rules.requireDescription ? 'Every diagram has one' : undefined],
          ['Maximum nodes in a diagram', rules.maxNodes],
          ['Maximum nodes in a group', rules.maxPerGroup],
          ['Forbidden kinds', rules.forbidKinds?.join(', ')],
          ...ENTRY_RULES.filter((rule) => entriesOf(rules, rule).length > 0).map(
            (rule) => [rule.title, <EntriesSeen key={rule.name} of={rule} rules={rules} />] as const,
          ),
        ]}
      />
      <details>
        <summary>All rules as JSON</summary>
        <pre class="rules-json">{JSON.stringify(rules, null, 2)}</pre>
      </details>
    </>
  );
}

function EntriesSeen({ of, rules }: { readonly of: EntryRule; readonly rules: Rules }): JSX.Element {
  return (
    <ul class="entries-seen">
      {entriesOf(rules, of).map((entry) => (
        <li key={JSON.stringify(entry)}>
          {of.fields
            .filter(({ name }) => entry[name] !== undefined)
            .map((field) => `${field.label}: ${shownIn(field, entry).replaceAll('\n', ', ')}`)
            .join('. ') || of.about}
        </li>
      ))}
    </ul>
  );
}

interface AsJsonProps {
  readonly rules: Rules | null;
  readonly save: (rules: Rules) => Promise<void>;
}

function AsJson({ rules, save }: AsJsonProps): JSX.Element {
  const send = (values: Values): Promise<void> => save(parsed(values.raw('json')));
  return (
    <Form send={send} words="Save the JSON">
      <AreaField
        name="json"
        label="rules"
        hint="The same object as rules in a linework.json file."
        rows={16}
        required
        defaultValue={JSON.stringify(rules ?? {}, null, 2)}
      />
    </Form>
  );
}

function parsed(text: string): Rules {
  try {
    return JSON.parse(text) as Rules;
  } catch (error) {
    const message = `This is not JSON: ${error instanceof Error ? error.message : ''}`;
    throw new Refusal('validation.failed', 400, 'Nothing was saved.', [{ path: ['json'], message }]);
  }
}
