// When a job or a pipeline runs, in the words of its file: in, its rules, `only` and `except`; out, a line for each.
import { itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';

/** Longer conditions are not shown. */
const MOST = 5;

export function conditionsOf(rules: Tree | undefined, only?: Tree, except?: Tree): readonly string[] {
  const fromRules = itemsAt(rules)
    .slice(0, MOST)
    .flatMap((rule) => {
      const when = textAt(rule, 'when');
      const condition = textAt(rule, 'if')?.replace(/\s+/g, ' ').trim();
      const files = [...textsAt(rule, 'changes'), ...textsAt(rule, 'changes', 'paths')].slice(0, MOST);
      const lines = [
        condition === undefined ? '' : `if ${condition}`,
        files.length === 0 ? '' : `when ${files.join(', ')} changed`,
      ].filter((each) => each !== '');
      if (when === 'never') return [lines.length === 0 ? 'never' : `not ${lines.join(' and ')}`];
      return lines.length === 0 ? [] : [lines.join(' and ')];
    });
  return [...fromRules, ...inWords('on', only), ...inWords('not on', except)];
}

function inWords(what: string, tree: Tree | undefined): readonly string[] {
  const refs = [...textsAt(tree), ...textsAt(tree, 'refs')].slice(0, MOST);
  return refs.length === 0 ? [] : [`${what} ${refs.join(', ')}`];
}
