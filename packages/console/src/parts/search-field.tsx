// A search: in, what is searched for, from the address; out, the words some milliseconds after the last key, into the address, so that a link finds the same.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly search: (words: string) => void;
}

/** Milliseconds between the last key and the request. */
const PAUSE = 250;

export function SearchField({ label, value, search }: SearchFieldProps): JSX.Element {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <input
      type="search"
      class="search"
      placeholder={label}
      aria-label={label}
      defaultValue={value}
      onInput={({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(currentTarget.value.trim()), PAUSE);
      }}
    />
  );
}
