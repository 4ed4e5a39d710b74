// A stub format for tests: lines `a -> b` and `a` are a flow, `! a` is skipped, `# a` is a comment.
import type { Importer } from '../../contract.js';

export const lineList: Importer = {
  format: 'line-list',
  meaning: 'Lines of names and arrows.',
  options: [{ name: 'direction', takes: ['right', 'down'], meaning: 'The direction of the flow.' }],
  codes: [
    { code: 'I990', severity: 'warning', meaning: 'A line names itself.', example: 'a -> a\n', repair: 'a -> b\n' },
  ],
  recognises: (files) => {
    const named = files.find(({ path }) => path.endsWith('.lines'));
    return named && { score: 0.9, reason: `${named.path} ends in .lines` };
  },
  load: async () => (await import('./read.js')).read,
};
