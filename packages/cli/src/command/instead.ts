// Verbs and options known from other tools or older versions: in, the word; out, what to write instead. They are suggested, not
// accepted: each action has one name.
import type { OptionTable } from './verb.js';

const VERBS: Readonly<Record<string, string>> = {
  fmt: 'format',
  validate: 'check',
  lint: 'check',
  watch: 'draw --watch',
  export: 'draw -f png',
  import: 'convert',
};

export function verbInstead(word: string): string | undefined {
  return Object.hasOwn(VERBS, word) ? `linework ${VERBS[word]}` : undefined;
}

/** Each with our option; suggested only where the verb has it. */
const OPTIONS: Readonly<Record<string, readonly [option: string, instead: string]>> = {
  scheme: ['theme', '--theme light, --theme dark or --theme auto'],
  dark: ['theme', '--theme dark'],
  light: ['theme', '--theme light'],
  svg: ['format', '-f svg'],
  png: ['format', '-f png'],
  pdf: ['format', '-f pdf'],
  text: ['format', '-f text'],
  outdir: ['out', '--out FOLDER'],
  'out-dir': ['out', '--out FOLDER'],
};

export function optionInstead(name: string, table: OptionTable): string | undefined {
  const [option, instead] = Object.hasOwn(OPTIONS, name) ? (OPTIONS[name] ?? []) : [];
  return option !== undefined && Object.hasOwn(table, option) ? instead : undefined;
}
