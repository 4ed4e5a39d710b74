// YAML 1.1 as Helm reads and writes it: in, a text; out, its values, or the reverse.
import { parseDocument, stringify, type Tags } from 'yaml';
import type { Budget } from '../../reading/budget.js';
import { tooDeep } from '../../reading/yaml.js';
import { TemplateProblem } from './template/problem.js';
import { dataOf, fromData, type Value } from './template/value.js';

const NOT_GO = /:(?:timestamp|binary|omap|pairs|set)$/;

/** Throws a problem with the offset of the part that cannot be read. */
export function valuesOf(text: string, budget: Budget): { readonly value: Value } {
  if (tooDeep(text) !== undefined) {
    throw new TemplateProblem('its YAML is nested too deeply');
  }
  const document = documentIn(text);
  const [error] = document.errors;
  if (error) throw new TemplateProblem(error.message.split(/ at line \d+|\n/)[0] ?? '');
  return { value: fromData(dataIn(document), budget) };
}

function documentIn(text: string): ReturnType<typeof parseDocument> {
  try {
    return parseDocument(text, {
      version: '1.1',
      merge: true,
      uniqueKeys: false,
      logLevel: 'silent',
      prettyErrors: false,
      customTags: goTags,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new TemplateProblem('its YAML is nested too deeply');
    throw error;
  }
}

/** Aliases refer to the same data here; fromData counts them each time. */
function dataIn(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ mapAsMap: true, maxAliasCount: -1 });
  } catch {
    throw new TemplateProblem('its YAML has an alias that cannot be followed');
  }
}

/** Without tags that Go's reader lacks; it reads `22:22` as text. */
function goTags(tags: Tags): Tags {
  return tags.filter(
    (tag) => typeof tag === 'string' || !(NOT_GO.test(tag.tag) || ('format' in tag && tag.format === 'TIME')),
  );
}

/** Without the last line break, as `toYaml` writes it. */
export function yamlOf(value: Value): string {
  // A multi-line text is indented only below a name.
  if (typeof value === 'string' && value.includes('\n')) return yamlOf(new Map([['x', value]])).slice('x: '.length);
  return stringify(dataOf(value), {
    version: '1.1',
    lineWidth: 0,
    indentSeq: false,
    aliasDuplicateObjects: false,
    customTags: goTags,
  }).replace(/\n$/, '');
}
