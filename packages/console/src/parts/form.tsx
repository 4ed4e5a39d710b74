// A form: in, its fields and what sends them; out, the envelope's words beside the field they are about, and above the button if they are about none.
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks';
import { atFields, withoutFields } from '../api/beside-fields.js';
import { asRefusal, type Refusal } from '../api/refusal.js';
import { Refused } from './refused.js';

const RefusalContext = createContext<Refusal | undefined>(undefined);

/** What was typed, by the names of the fields. */
export interface Values {
  /** Trimmed; empty if nothing was typed. */
  readonly text: (name: string) => string;
  /** As it was typed, with its spaces and lines. */
  readonly raw: (name: string) => string;
  readonly isOn: (name: string) => boolean;
  readonly file: (name: string) => File | undefined;
}

function valuesOf(data: FormData): Values {
  const raw = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    raw,
    text: (name) => raw(name).trim(),
    isOn: (name) => data.get(name) !== null,
    file: (name) => {
      const value = data.get(name);
      return value instanceof File && value.size > 0 ? value : undefined;
    },
  };
}

export interface FormProps {
  readonly send: (values: Values) => Promise<unknown>;
  /** On the button: what sending does. */
  readonly words: string;
  readonly children?: ComponentChildren;
  readonly look?: 'main' | 'danger';
  /** Another button beside it. */
  readonly beside?: ComponentChildren;
  /** Empties the fields after sending. */
  readonly empties?: boolean;
  /** In one row: for a form of one or two short fields. */
  readonly isRow?: boolean;
}

export function Form({
  send,
  words,
  children,
  look = 'main',
  beside,
  empties = false,
  isRow = false,
}: FormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const has = (name: string): boolean => form.current?.elements.namedItem(name) != null;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (form.current === null || isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await send(valuesOf(new FormData(form.current)));
      if (empties) form.current?.reset();
    } catch (thrown) {
      setRefusal(atFields(asRefusal(thrown), namesIn(form.current)));
    } finally {
      setIsBusy(false);
    }
  };
  useEffect(() => {
    const wrong = refusal && form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    const folded = wrong.closest('details');
    if (folded) folded.open = true;
    wrong.focus();
  }, [refusal]);
  const rest = refusal && withoutFields(refusal, has);
  return (
    <form ref={form} class={isRow ? 'form in-row' : 'form'} onSubmit={submit}>
      <RefusalContext.Provider value={refusal}>{children}</RefusalContext.Provider>
      {rest && <Refused refusal={rest} />}
      <div class="row">
        {/* Not disabled while it works: it would lose the focus. */}
        <button type="submit" class={look} aria-busy={isBusy} aria-disabled={isBusy || undefined}>
          {words}
        </button>
        {beside}
      </div>
    </form>
  );
}

function namesIn(form: HTMLFormElement | null): readonly string[] {
  return [...(form?.elements ?? [])].flatMap((each) => each.getAttribute('name') ?? []);
}

/** What is wrong with a field, in the words of the service. */
function useWrong(field: string): string {
  const issues = useContext(RefusalContext)?.issues ?? [];
  return issues
    .filter(({ path }) => path.includes(field))
    .map(({ message }) => message)
    .join(' ');
}

interface FieldOf {
  readonly name: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
}

/** The label, the control, its hint and what is wrong with it. */
function Around({
  name,
  label,
  hint,
  control,
}: FieldOf & { readonly control: (attributes: ControlAttributes) => JSX.Element }): JSX.Element {
  const id = useId();
  const wrong = useWrong(name);
  const about = [...(hint ? [`${id}-hint`] : []), ...(wrong === '' ? [] : [`${id}-wrong`])].join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {control({ id, name, 'aria-invalid': wrong !== '', 'aria-describedby': about || undefined })}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong !== '' && (
        <p class="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface TextFieldProps extends FieldOf {
  readonly type?: 'text' | 'email' | 'url' | 'number' | 'date' | 'color' | 'file' | 'password';
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly pattern?: string;
  /** What the pattern asks for. */
  readonly title?: string;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  /** Of files: their types. */
  readonly accept?: string;
  readonly list?: string;
  readonly onInput?: (value: string) => void;
}

export function TextField({
  name,
  label,
  hint,
  type = 'text',
  autocomplete = 'off',
  onInput,
  ...rest
}: TextFieldProps): JSX.Element {
  return (
    <Around
      name={name}
      label={label}
      hint={hint}
      control={(own) => (
        <input
          // Its types are split by this value, which isn't known here.
          type={type as 'text'}
          autocomplete={autocomplete}
          {...rest}
          {...own}
          onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
        />
      )}
    />
  );
}

export interface AreaFieldProps extends FieldOf {
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly onInput?: (value: string) => void;
}

export function AreaField({ name, label, hint, rows = 5, onInput, ...rest }: AreaFieldProps): JSX.Element {
  return (
    <Around
      name={name}
      label={label}
      hint={hint}
      control={(own) => (
        <textarea rows={rows} {...rest} {...own} onInput={({ currentTarget }) => onInput?.(currentTarget.value)} />
      )}
    />
  );
}

export interface Option {
  readonly value: string;
  readonly words: string;
}

export interface ChoiceFieldProps extends FieldOf {
  readonly options: readonly Option[];
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

export function ChoiceField({ name, label, hint, options, defaultValue, onChange }: ChoiceFieldProps): JSX.Element {
  return (
    <Around
      name={name}
      label={label}
      hint={hint}
      control={(own) => (
        <select {...own} onChange={({ currentTarget }) => onChange?.(currentTarget.value)}>
          {options.map(({ value, words }) => (
            // Preact gives a select no `defaultValue`.
            <option key={value} value={value} selected={value === defaultValue}>
              {words}
            </option>
          ))}
        </select>
      )}
    />
  );
}

export interface CheckFieldProps extends FieldOf {
  readonly defaultChecked?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

export function CheckField({ name, label, hint, defaultChecked = false, onChange }: CheckFieldProps): JSX.Element {
  const id = useId();
  const wrong = useWrong(name);
  const about = [...(hint ? [`${id}-hint`] : []), ...(wrong === '' ? [] : [`${id}-wrong`])].join(' ');
  return (
    <div class="field check">
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={defaultChecked}
        aria-invalid={wrong !== ''}
        aria-describedby={about || undefined}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong !== '' && (
        <p class="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
