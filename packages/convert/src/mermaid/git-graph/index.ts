// The reader of Mermaid's git graphs: in, the text after its preamble; out, the draft of a git history and what changed.

import { configText } from '../config.js';
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { parseGitGraph } from './parse.js';
import { replay } from './replay.js';
import { toDraft } from './to-draft.js';

export const gitGraph: Reader = reader({
  kind: 'git',
  called: 'git graph',
  needs: 'a commit, such as: commit id: "Set up"',
  titled: 'git "Release"',
  titles: {},
  parse: parseGitGraph,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: ({ lines }, { preamble }) => {
    const main = configText(preamble, ['gitGraph', 'mainBranchName']) ?? 'main';
    return { main, history: replay(lines, main) };
  },
  refusals: ({ history: { broken } }, report) =>
    broken ? [report('M120', broken.span, { reason: broken.reason, instead: broken.instead })] : [],
  sizes: ({ history }) => [{ what: 'commits', count: history.commits, most: CONVERTER_LIMITS.nodes }],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, meaning, texts, input, report }) =>
    toDraft({ graph: parsed, ...meaning, header: texts }, input, report),
});
