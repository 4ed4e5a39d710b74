// Names of resources in a Bicep file: in, the file; out, what each is called according to the parts of its name, and the names
// by which `resourceId(...)` and `reference(...)` can refer to it.

import type { Call, Expression } from '../../azure/expression.js';
import { deploymentName } from '../../azure/looks.js';
import { keysOf, parentKey } from '../../azure/names.js';
import { type Parameters, worthOfParameter } from '../../azure/parameters.js';
import { type Speller, spellerOf, type Worth } from '../../azure/spelling.js';
import type { Budget } from '../../reading/budget.js';
import type { BicepFile, Declared } from './declarations.js';
import { expressionOf } from './expressions.js';
import { valueAt } from './objects.js';

export interface Names {
  readonly speller: Speller;
  /** Its full name in lower case, with its parents'. */
  readonly plainOf: (declared: Declared) => string;
  readonly spokenOf: (declared: Declared) => string;
  readonly byKey: ReadonlyMap<string, Declared>;
  /** The parent according to its name. */
  readonly parentOf: (declared: Declared) => Declared | undefined;
}

const DEPLOYMENT = 'Microsoft.Resources/deployments';

/** `given`: values of its parameters. */
export function namesOf(file: BicepFile, budget: Budget, parameters: Parameters): Names {
  const speller = spellerOf((call) => worthOfParameter(call, parameters) ?? worthOf(file, call, idOf), budget);
  const plain = new Map<Declared, string>();
  const plainOf = (declared: Declared): string => {
    const known = plain.get(declared);
    if (known !== undefined) return known;
    plain.set(declared, '');
    const range = declared.properties.get('name');
    const own = range ? speller.plain(expressionOf(file, range)) : declared.symbol.toLowerCase();
    const parent = holderOf(file, declared);
    const whole = parent ? `${plainOf(parent)}/${own}` : own;
    plain.set(declared, whole);
    return whole;
  };
  const typeOf = ({ isModule, type }: Declared): string => (isModule ? DEPLOYMENT : type);
  const idOf = (declared: Declared): Worth => {
    const values = [typeOf(declared), plainOf(declared)].map((text): Expression => ({ is: 'text', text }));
    return { key: `id ${declared.address}`, expression: { is: 'call', name: 'resourceid', values, taken: [] } };
  };
  const byKey = new Map<string, Declared>();
  for (const each of file.declared)
    for (const key of keysOf(typeOf(each), plainOf(each))) if (!byKey.has(key)) byKey.set(key, each);
  return {
    speller,
    byKey,
    plainOf,
    spokenOf: (declared) => {
      const range = declared.properties.get('name');
      if (!range) return declared.symbol;
      const spoken = speller.spoken(expressionOf(file, range));
      return declared.isModule ? deploymentName(spoken) : spoken;
    },
    parentOf: (declared) => {
      const key = parentKey(typeOf(declared), plainOf(declared));
      return key === undefined ? undefined : byKey.get(key);
    },
  };
}

/** The resource that contains it, or that it names as its parent. */
function holderOf(file: BicepFile, { holder, properties }: Declared): Declared | undefined {
  if (holder) return holder;
  const range = properties.get('parent');
  const parent = range && expressionOf(file, range);
  return parent?.is === 'call' && parent.name === 'symbol' ? symbolOf(file, parent)?.declared : undefined;
}

function worthOf(file: BicepFile, call: Call, idOf: (declared: Declared) => Worth): Worth | undefined {
  const [first] = call.values;
  if (first?.is !== 'text') return undefined;
  if (call.name === 'local') {
    const of = file.locals.get(Number(first.text))?.of;
    return of && { key: `range ${of[0]}`, expression: expressionOf(file, of) };
  }
  if (call.name === 'symbol') {
    const named = symbolOf(file, call);
    if (named?.taken[0] === 'id') return idOf(named.declared);
    const range = named?.taken[0] === 'name' ? named.declared.properties.get('name') : undefined;
    return range && { key: `range ${range[0]}`, expression: expressionOf(file, range) };
  }
  const way = call.taken.flatMap((each) => (each.is === 'text' ? [each.text] : []));
  const range = call.name === 'variables' ? valueAt(file, file.values.get(first.text), ...way) : undefined;
  return range && { key: `range ${range[0]}`, expression: expressionOf(file, range) };
}

/** The resource that a symbol refers to, including its children, and what is read from it. */
function symbolOf(
  file: BicepFile,
  { values, taken }: Call,
): { readonly declared: Declared; readonly taken: readonly string[] } | undefined {
  const [first] = values;
  let declared = first?.is === 'text' ? file.byAddress.get(first.text) : undefined;
  const words = taken.flatMap((each) => (each.is === 'text' ? [each.text] : []));
  for (let child = declared; child && words.length > 0; ) {
    child = file.byAddress.get(`${child.address}::${words[0]}`);
    if (!child) break;
    declared = child;
    words.shift();
  }
  return declared && { declared, taken: words };
}
