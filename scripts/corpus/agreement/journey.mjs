// Does a converted journey say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Steps are compared in their order, each with
// its section, score and people.
import { compareItems, compareTitle, confirmsSize, linesOf, oneLine, sectionName } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['steps', 'label', 'section', 'score', 'people', 'title'];

export const confirmsRefusal = (code, text, facts) => confirmsSize(code, text, facts.tasks.length);

const plain = (name) => name.toLowerCase().replace(/\s+/g, ' ').trim();

export function disagreements(_text, facts, result, picture) {
  const { items } = picture.outline;
  const people = new Map(items.filter(({ kind }) => kind === 'actor').map(({ id, label }) => [id, plain(label)]));
  let section = '';
  const steps = items.flatMap((item) => {
    if (item.kind === 'section') section = item.label;
    if (item.kind !== 'step') return [];
    const who = (item.values ?? []).map((id) => people.get(id) ?? id);
    return [{ label: item.label, section: item.depth === 0 ? '' : section, score: item.number, people: who.join() }];
  });
  return [
    ...compareTitle(facts, picture),
    ...compareItems({
      result,
      items: 'steps',
      wanted: facts.tasks.map(({ name, section: of, score, people: who }) => ({
        label: oneLine(name),
        section: sectionName(of, result),
        score,
        people: [...new Set((who ?? []).map(plain).filter((each) => each !== ''))].join(),
      })),
      actual: steps,
      lines: linesOf(result),
      excuses: { label: ['M205'], section: ['M205'], score: ['M270', 'M203'], people: ['M271'] },
    }),
  ];
}
