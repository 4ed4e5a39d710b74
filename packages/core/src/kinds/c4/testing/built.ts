// A C4 picture for tests, built from a source without errors.
import { applyGrammar } from '../../../grammar/apply.js';
import { resolveHeader } from '../../../settings/defaults.js';
import { cutSource } from '../../../syntax/cut-source.js';
import { parse } from '../../../syntax/parse.js';
import { testIcons } from '../../../testing/icons.js';
import { makeSource } from '../../../text/source.js';
import { buildC4 } from '../build.js';
import { c4 } from '../index.js';
import type { C4Model } from '../model.js';
import { c4Grammar } from '../statements.js';

export function builtC4(text: string): C4Model {
  const checked = applyGrammar(parse(cutSource(makeSource(text)), c4).value, c4Grammar).value;
  const header = resolveHeader(checked, c4Grammar, undefined).value;
  return buildC4(checked, { header, icons: testIcons, whole: true }).value;
}
