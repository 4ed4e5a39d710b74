// The reader of Mermaid's mind maps: in, the text after its preamble; out, the draft of a mind map and what changed.
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { type Mindmap, parseMindmap } from './parse.js';
import { toDraft } from './to-draft.js';

export const mindmap: Reader = reader<Mindmap, Mindmap>({
  kind: 'mindmap',
  called: 'mind map',
  needs: 'a topic, such as: Launch',
  titled: 'mindmap "Plan"',
  titles: { html: true },
  parse: parseMindmap,
  notes: ({ unreadable }, lenient, report) => unreadableNotes(unreadable, lenient, report),
  meaning: (parsed) => parsed,
  refusals: ({ orphan, top }, report) =>
    orphan ? [report('M180', orphan.span, { label: orphan.text, root: top[0]?.line.text ?? '' })] : [],
  sizes: ({ topics }) => [{ what: 'topics', count: topics, most: CONVERTER_LIMITS.nodes }],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, texts, input, report }) => toDraft(parsed, texts, input, report),
});
