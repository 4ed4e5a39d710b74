// Every icon name prepared for searching. In: the index of the built sets. Out: entries and their words. Built once and
// kept by callers that search repeatedly; most of the work is splitting names.

import { type WordList, wordList } from './word-list.js';
import { wordsOf } from './words.js';

/** What an organisation says about its own icons, by their full names (own/own-icon.ts). */
export interface OwnWords {
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Product names that bring an icon by themselves. */
  readonly products?: Readonly<Record<string, readonly string[]>>;
}

/** The part of the built index that a search reads (IconIndex, nearest.ts, has the rest). */
export interface IconNames extends OwnWords {
  /** Full names, `lx:rocket`. */
  readonly names: readonly string[];
  /** Aliases, each with the name of its icon. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Titles that say more than the name does. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** One way to name an icon: its own name, an alias, its title, or a word or product that an organisation gives it. */
export interface Entry {
  /** The icon's full name. */
  readonly icon: string;
  /** The words separated by hyphens: split only when examined, which few ever are. */
  readonly said: string;
  readonly alias: boolean;
}

export interface Vocabulary extends WordList {
  /** For each word, the entries that have it. */
  readonly entries: readonly (readonly number[])[];
}

export interface Catalogue {
  readonly entries: readonly Entry[];
  readonly vocabulary: Vocabulary;
  /** The last entry for each name with its words run together, so that `eventhubs` is `event-hubs`. */
  readonly joined: ReadonlyMap<string, number>;
  /** For each entry, the preceding one with the same such name, or -1. */
  readonly before: Int32Array;
  /** Full names and aliases, each with the icon's own name. */
  readonly icons: ReadonlyMap<string, string>;
  readonly sets: ReadonlySet<string>;
  readonly titles: Readonly<Record<string, string>>;
}

export function iconCatalogue({ names, aliases, titles = {}, words = {}, products = {} }: IconNames): Catalogue {
  const entries: Entry[] = [];
  const icons = new Map<string, string>();
  for (const name of names) {
    icons.set(name, name);
    entries.push({ icon: name, said: name.slice(name.indexOf(':') + 1), alias: false });
  }
  for (const [alias, icon] of Object.entries(aliases)) {
    icons.set(alias, icon);
    entries.push({ icon, said: alias.slice(alias.indexOf(':') + 1), alias: true });
  }
  for (const [icon, title] of Object.entries(titles)) {
    entries.push({ icon, said: wordsOf(title).join('-').toLowerCase(), alias: true });
  }
  for (const [icon, texts] of [...Object.entries(words), ...Object.entries(products)]) {
    for (const text of texts) entries.push({ icon, said: wordsOf(text).join('-').toLowerCase(), alias: true });
  }
  const joined = new Map<string, number>();
  const before = new Int32Array(entries.length).fill(-1);
  const wordEntries = new Map<string, number[]>();
  for (let at = 0; at < entries.length; at++) {
    const name = entries[at]?.said ?? '';
    const key = name.replaceAll('-', '');
    before[at] = joined.get(key) ?? -1;
    joined.set(key, at);
    for (const word of name.split('-')) {
      const those = wordEntries.get(word);
      if (those === undefined) wordEntries.set(word, [at]);
      else if (those[those.length - 1] !== at) those.push(at);
    }
  }
  const sets = new Set(names.map((name) => name.slice(0, name.indexOf(':'))));
  return { entries, vocabulary: vocabularyOf(wordEntries), joined, before, icons, sets, titles };
}

/** Entries whose words, run together, are the key. */
export function entriesNamed({ entries, joined, before }: Catalogue, key: string): readonly Entry[] {
  const matches: Entry[] = [];
  for (let at = joined.get(key) ?? -1; at >= 0; at = before[at] ?? -1) {
    const entry = entries[at];
    if (entry) matches.push(entry);
  }
  return matches;
}

export function entryWords({ said: name }: Entry): readonly string[] {
  return name.split('-');
}

function vocabularyOf(wordEntries: ReadonlyMap<string, readonly number[]>): Vocabulary {
  const words = Array.from(wordEntries.keys()).sort();
  return { ...wordList(words), entries: words.map((word) => wordEntries.get(word) ?? []) };
}
