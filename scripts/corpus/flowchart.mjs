// Prints how far converted flowcharts agree with what Mermaid understood of them; fails when a disagreement has no excuse or
// a picture is not drawn.
//   node scripts/corpus/flowchart.mjs [DIR] [--all]
// DIR holds X.mmd with X.facts.json beside it; without it, the shared corpus. --all names excused disagreements too.
import { confirmsRefusal, disagreements } from './flowchart-agreement.mjs';
import { reportCorpus } from './report.mjs';

reportCorpus({
  type: 'flowchart',
  columns: ['nodes', 'labels', 'types', 'edges', 'heads', 'edge labels', 'groups', 'membership', 'direction', 'title'],
  confirmsRefusal,
  disagreements: (text, facts, result, { outline, title }) => disagreements(text, facts, result, { ...outline, title }),
});
