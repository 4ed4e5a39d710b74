// Status: our own drawings, in src/status.

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'status',
  title: 'Status',
  kind: 'symbol',
  licence: 'MIT',
};
