// The names of importers: in, a format as a user or a settings file writes it; out, its importer.
import type { Importer } from './contract.js';

/** The plain name first. */
export function namesOf({ format, aliases = [], specified }: Importer): readonly string[] {
  return [format, ...aliases, ...(specified === undefined ? [] : [specified])];
}

export function importerNamed(name: string, importers: readonly Importer[]): Importer | undefined {
  return importers.find((each) => namesOf(each).includes(name));
}
