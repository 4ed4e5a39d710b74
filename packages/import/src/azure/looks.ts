// What the picture shows of an Azure resource in both languages: its kind, its deployment's name, its count and its condition.
import type { Expression } from './expression.js';

/** A site is an app or, by its kind, a function app. */
export function kindOf(type: string, kind: string | undefined): string {
  const isFunction = type.toLowerCase() === 'microsoft.web/sites' && /functionapp/i.test(kind ?? '');
  return isFunction ? 'Microsoft.Web/functionApp' : type.replace(/^microsoft/i, 'Microsoft');
}

/** Words that only say that it is a deployment do not name it. */
const OF_DEPLOYMENTS = /^(?:(?:linked|nested)?template|deploy|deployment|deployments|deploymentid)$/i;

export function deploymentName(spoken: string): string {
  const telling = spoken
    .split(/(?<=[-_.])/)
    .filter((each) => !OF_DEPLOYMENTS.test(each.replace(/[-_.]$/, '')))
    .join('')
    .replace(/[-_.]$|(?<=[a-z])(?:Deployment|Deploy|Template)$/, '');
  return telling === '' ? spoken : telling;
}

/** How many a loop creates, from the expression of the number: `3`, `vmCount`, `each of names`. */
export function timesOf(count: Expression | undefined): string {
  if (count?.is !== 'call') return count !== undefined && /^\d+$/.test(count.text) ? count.text : 'each';
  const [list] = count.values;
  if (count.name === 'length' && list?.is === 'call') {
    const [, times] = list.values;
    if (list.name === 'range') return timesOf(times);
    const name = wordOf(list);
    return name === undefined ? 'each' : `each of ${name}`;
  }
  return wordOf(count) ?? 'each';
}

/** The name of a parameter or a variable that is used as a whole. */
export function wordOf(value: Expression): string | undefined {
  if (value.is === 'text' || !/^(?:parameters|variables)$/.test(value.name) || value.taken.length > 0) return undefined;
  const [first] = value.values;
  return first?.is === 'text' ? first.text : undefined;
}

/** The condition under which it exists, in the file's own words where possible. */
export function conditionIn(condition: Expression): string | undefined {
  if (condition.is === 'text') return condition.text === 'true' ? undefined : condition.text;
  return wordOf(condition) ?? 'a condition holds';
}
