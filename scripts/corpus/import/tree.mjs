// What the facts of a tree ask of an import: every entry by its path from the root.
export const format = 'tree';

export const expected = ({ entries = [] }) => ({ items: entries.map(({ path }) => path), relations: [] });
