// The fields of a brand: in, what is in them and what the service says about it; out, the next draft.
import type { JSX } from 'preact';
import { namedIn } from '../../api/beside-fields.js';
import { Refused } from '../../parts/refused.js';
import { Steps } from '../../parts/steps.js';
import { ColourField } from './colour-field.js';
import { adjustmentsOf, type Brand, COLOURS, type Draft, type FieldName, isGiven, TONES } from './draft.js';
import { FontFields } from './font-fields.js';
import { LogoFields } from './logo-fields.js';
import type { Preview } from './preview.js';

export interface FieldsProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly saved: Brand | null;
  readonly preview: Preview;
}

/** As the service names them when it refuses a brand. */
const NAMED: readonly string[] = [...COLOURS, ...TONES, 'font', 'logo', 'corners', 'lines', 'logoPlace', 'fontFiles'];

const COLOUR_WORDS: { readonly [Name in FieldName]: readonly [string, string?] } = {
  primary: ['Primary colour', 'Cards, frames and the discs of numbers, and the first line role.'],
  secondary: ['Secondary colour', 'The second line role.'],
  accent: ['Accent colour', 'The third line role.'],
  extra: ['Extra colour', 'The fourth line role.'],
  blue: ['Blue'],
  violet: ['Violet'],
  aqua: ['Aqua'],
  orange: ['Orange'],
  green: ['Green', 'A good outcome: keeps its hue.'],
  amber: ['Amber', 'A warning: keeps its hue.'],
  red: ['Red', 'A bad outcome: keeps its hue.'],
};

export function Fields({ draft, change, saved, preview: { shown, refusal } }: FieldsProps): JSX.Element {
  const issues = refusal ? namedIn(refusal.message, NAMED) : [];
  const wrong = (name: string): string | undefined => issues.find(({ path }) => path[0] === name)?.message;
  const colour = (name: FieldName): JSX.Element => {
    const [label, hint] = COLOUR_WORDS[name];
    return (
      <ColourField
        key={name}
        name={name}
        label={label}
        {...(hint && { hint })}
        required={name === 'primary'}
        value={draft.colours[name]}
        change={(value) => change({ ...draft, colours: { ...draft.colours, [name]: value } })}
        wrong={wrong(name)}
        adjustments={refusal ? [] : adjustmentsOf(name, draft.colours[name], shown?.adjustments ?? [])}
      />
    );
  };
  return (
    <>
      {refusal && issues.length === 0 && <Refused refusal={refusal} />}
      <fieldset>
        <legend>Colours</legend>
        {COLOURS.map(colour)}
      </fieldset>
      <details open={TONES.some((name) => isGiven(draft.colours[name]))}>
        <summary>Your own shades of the tones</summary>
        <fieldset class="stack">
          <p class="hint">
            A tone keeps the lightness of its marks, so that charts stay readable; your colour changes its hue and
            strength.
          </p>
          {TONES.map(colour)}
        </fieldset>
      </details>
      <fieldset>
        <legend>Shape</legend>
        <Steps
          label="Corners"
          value={draft.corners}
          steps={['sharp', 'soft', 'round']}
          choose={(corners) => change({ ...draft, corners })}
        />
        <Steps
          label="Lines"
          value={draft.lines}
          steps={['fine', 'medium', 'strong']}
          choose={(lines) => change({ ...draft, lines })}
        />
      </fieldset>
      <FontFields draft={draft} change={change} files={saved?.fontFiles} wrong={wrong('font') ?? wrong('fontFiles')} />
      <LogoFields draft={draft} change={change} wrong={wrong('logo')} />
    </>
  );
}
