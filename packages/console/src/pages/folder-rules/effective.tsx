// Who can see this: what counts in a folder after all rules, and which rule states it. The folder is in the address.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Person } from '../../library/people.js';
import { named } from '../../names/named.js';
import { Facts } from '../../parts/facts.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { type EffectiveRule, placeOf, whoChanges, whoMay } from './rules.js';

export interface EffectiveProps {
  readonly slug: string;
  readonly people: readonly Person[];
  readonly folders: readonly string[];
  /** Another number reads it again. */
  readonly turn: number;
}

export function Effective({ slug, people, folders, turn }: EffectiveProps): JSX.Element {
  const { address } = useConsole();
  const id = useId();
  const folder = address.query.value.get('folder') ?? '';
  const loading = useLoaded(
    () =>
      answered(api.GET('/orgs/{org}/folder-rules', { params: { path: { org: slug }, query: { folder, limit: 1 } } })),
    [slug, folder, turn],
  );
  return (
    <Section title="Who can see this?">
      <div class="field">
        <label for={id}>Folder</label>
        <input
          id={id}
          class="search"
          list={`${id}-list`}
          defaultValue={folder}
          placeholder="The whole library"
          maxLength={300}
          onChange={({ currentTarget }) => address.ask({ folder: currentTarget.value.trim() })}
        />
        <datalist id={`${id}-list`}>
          {folders.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </div>
      <div class="effective">
        <Shown of={loading}>{({ effective }) => effective && <Facts of={linesOf(effective, people)} />}</Shown>
      </div>
    </Section>
  );
}

function linesOf(
  { see, write, unlisted, brand, styleRules }: EffectiveRule,
  people: readonly Person[],
): readonly (readonly [string, JSX.Element])[] {
  return [
    ['Seen by', <Stated key="see" words={whoMay(see, people)} rule={see.rule} />],
    ['Changed by', <Stated key="write" words={whoChanges(write, people)} rule={write.rule} />],
    ['Unlisted', <Stated key="unlisted" words={unlisted.allowed ? 'allowed' : 'not allowed'} rule={unlisted.rule} />],
    [
      'Brand',
      <Stated key="brand" words={brand.applies ? 'on its pictures' : 'not on its pictures'} rule={brand.rule} />,
    ],
    [
      'Style rules',
      <Stated key="style" words={styleRules.applies ? 'in force' : 'not in force'} rule={styleRules.rule} />,
    ],
  ];
}

function Stated({ words, rule }: { readonly words: string; readonly rule: string | null }): JSX.Element {
  return (
    <>
      {words}{' '}
      <span class="hint">({rule === null ? 'no rule says otherwise' : `by the rule for ${named(placeOf(rule))}`})</span>
    </>
  );
}
