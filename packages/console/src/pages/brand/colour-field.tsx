// A colour of the brand: picked or typed, the same in both schemes or one for each; below it what is wrong with it, or what pictures use instead and why.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type Adjustment, type Colour, hexOf } from './draft.js';

export interface ColourFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly value: Colour;
  readonly change: (value: Colour) => void;
  readonly wrong: string | undefined;
  readonly adjustments: readonly Adjustment[];
}

export function ColourField({
  label,
  hint,
  required = false,
  value,
  change,
  wrong,
  adjustments,
  name,
}: ColourFieldProps): JSX.Element {
  const id = useId();
  const { light, dark } = value;
  const isGiven = light !== '' || dark !== undefined;
  const about = `${id}-about`;
  const one = { about, isWrong: wrong !== undefined };
  return (
    <div class="field colour">
      <label for={id}>{label}</label>
      <div class="row">
        <One
          {...one}
          id={id}
          name={name}
          label={label}
          value={light}
          required={required}
          change={(next) => change({ ...value, light: next })}
        />
        {dark !== undefined && (
          <One
            {...one}
            id={`${id}-dark`}
            name={`${name}-dark`}
            label={`${label} on a dark background`}
            value={dark}
            required
            change={(next) => change({ light, dark: next })}
          />
        )}
        {isGiven && (
          <button
            type="button"
            class="plain"
            onClick={() => change(dark === undefined ? { light, dark: light } : { light })}
            aria-label={`${label}: ${dark === undefined ? 'another for dark' : 'the same for dark'}`}
          >
            {dark === undefined ? 'Another for dark' : 'The same for dark'}
          </button>
        )}
        {isGiven && !required && (
          <button type="button" class="plain" onClick={() => change({ light: '' })} aria-label={`Clear ${label}`}>
            Clear
          </button>
        )}
      </div>
      <div id={about} class="stack notes">
        {hint && <p class="hint">{hint}</p>}
        {wrong && <p class="wrong">{wrong}</p>}
        {adjustments.map((each) => (
          <Adjusted key={`${each.role} ${each.scheme}`} of={each} />
        ))}
      </div>
    </div>
  );
}

interface OneProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly required: boolean;
  readonly change: (value: string) => void;
  readonly about: string;
  readonly isWrong: boolean;
}

function One({ id, name, label, value, required, change, about, isWrong }: OneProps): JSX.Element {
  return (
    <span class="one-colour">
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={hexOf(value) ?? '#808080'}
        class={hexOf(value) === undefined ? 'unset' : undefined}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <input
        id={id}
        name={name}
        aria-label={label}
        aria-describedby={about}
        aria-invalid={isWrong}
        value={value}
        required={required}
        maxLength={100}
        placeholder="#rrggbb"
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </span>
  );
}

/** What the colour is for, by the names of the theme. */
const FOR: Readonly<Record<string, string>> = {
  'brand-stroke': 'For outlines.',
  'brand-strong': 'For marks.',
  badge: 'For discs of numbers.',
  'role-data': 'For lines of the role data.',
  'role-identity': 'For lines of the role identity.',
  'role-async': 'For lines of the role async.',
  'role-private': 'For lines of the role private.',
};

/** The endpoint's reason, with both shades and their contrasts. */
function Adjusted({ of: { role, scheme, asked, given, reason, contrast } }: { readonly of: Adjustment }): JSX.Element {
  return (
    <p class="adjusted">
      <Swatch hex={asked} /> <code>{asked}</code> becomes <Swatch hex={given} /> <code>{given}</code> in {scheme}{' '}
      pictures: {reason} {FOR[role] ?? `For ${role}.`}{' '}
      <span class="hint">
        Contrast {contrast.asked} to 1, now {contrast.given} to 1.
      </span>
    </p>
  );
}

export function Swatch({ hex }: { readonly hex: string }): JSX.Element {
  return (
    <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={hexOf(hex) ?? 'none'} />
    </svg>
  );
}
