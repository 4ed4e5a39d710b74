// What an import of a tree must contain, by the facts: every entry by its path from the root.
export const format = 'tree';

export const expected = ({ entries = [] }) => ({ items: entries.map(({ path }) => path), relations: [] });
