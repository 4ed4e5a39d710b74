// Prints how far converted sequence diagrams agree with what Mermaid understood of them; fails when a disagreement has no
// excuse or a picture is not drawn.
//   node scripts/corpus/sequence.mjs [DIR] [--all]
// DIR holds X.mmd with X.facts.json beside it; without it, the shared corpus. --all names excused disagreements too.
import { reportCorpus } from './report.mjs';
import { confirmsRefusal, disagreements } from './sequence-agreement.mjs';

reportCorpus({
  type: 'sequence',
  columns: [
    'participants',
    'labels',
    'types',
    'messages',
    'arrows',
    'texts',
    'blocks',
    'notes',
    'numbers',
    'losses',
    'title',
  ],
  confirmsRefusal,
  disagreements,
});
