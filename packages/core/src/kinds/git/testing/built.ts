// Histories for tests: a source built to its model, and random sources that replay without errors.
import fc from 'fast-check';
import { checkSource } from '../../../check.js';
import { applyGrammar } from '../../../grammar/apply.js';
import { resolveHeader } from '../../../settings/defaults.js';
import { cutSource } from '../../../syntax/cut-source.js';
import { parse } from '../../../syntax/parse.js';
import { quote } from '../../../syntax/quote.js';
import { testIcons } from '../../../testing/icons.js';
import { LABELS } from '../../../testing/table-source.js';
import { makeSource, positionAt } from '../../../text/source.js';
import { buildGit } from '../build.js';
import { git } from '../index.js';
import type { GitModel } from '../model.js';
import { gitGrammar } from '../statements.js';

export function builtGit(text: string): GitModel {
  const checked = applyGrammar(parse(cutSource(makeSource(text)), git).value, gitGrammar).value;
  const header = resolveHeader(checked, gitGrammar, undefined).value;
  return buildGit(checked, { header, icons: testIcons, whole: true }).value;
}

const text = fc.oneof(fc.lorem({ maxCount: 7 }), fc.constantFrom(...LABELS)).map(quote);
const orNothing = (some: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(some, fc.constant(''));
const extras = orNothing(
  fc.oneof(
    text.map((each) => ` tag=${each}`),
    text.map((each) => ` sub=${each}`),
    fc.constantFrom(' type=highlight', ' tag="v1","v2"', ' tone=red'),
  ),
);
const branch = fc.nat(7).map((each) => (each === 0 ? 'main' : `b${each}`));
const line = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(orNothing(text), extras).map(([message, more]) => `commit @ ${message}${more}`) },
  { weight: 2, arbitrary: fc.tuple(branch, orNothing(text)).map(([id, name]) => `branch ${id} ${name}`) },
  { weight: 2, arbitrary: branch.map((id) => `switch ${id}`) },
  { weight: 2, arbitrary: fc.tuple(branch, orNothing(text), extras).map((all) => `merge ${all.join(' ')}`) },
  { weight: 1, arbitrary: fc.nat(30).map((each) => `cherry-pick c${each}`) },
  { weight: 1, arbitrary: fc.nat(30).map((each) => `revert c${each}`) },
);

/** Valid sources; every commit line has an id. */
export const histories: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('auto', 'right', 'down', 'left', 'up'), fc.array(line, { maxLength: 40 }))
  .map(([direction, lines]) => {
    let now = ['commit c0 "Start"', ...lines.map((each, i) => each.replace('@', `c${i + 1}`).trimEnd())];
    const whole = (): string => `git "Any" direction=${direction}\n${now.join('\n')}\n`;
    for (let round = 0; round < 12; round++) {
      const { source, diagnostics } = checkSource(whole(), { icons: testIcons });
      const bad = new Set(
        diagnostics.flatMap(({ severity, span }) =>
          severity === 'error' ? [positionAt(source, span.start).line - 2] : [],
        ),
      );
      if (bad.size === 0) break;
      now = now.filter((_, i) => !bad.has(i));
    }
    return whole();
  });
