// The declarations of a Bicep file: in, its tokens; out, resources, modules and the values of variables, parameters and
// outputs, each as a range of tokens. Properties of a body are ranges too.
import { lex, type Token } from './lex.js';
import { type Local, localsOf, type Range } from './locals.js';

export interface Declared {
  readonly symbol: string;
  /** For a resource in another: `parent::child`. */
  readonly address: string;
  readonly type: string;
  readonly isModule: boolean;
  readonly existing: boolean;
  readonly start: number;
  readonly end: number;
  readonly properties: ReadonlyMap<string, Range>;
  readonly condition?: Range;
  readonly loop?: Range;
  readonly holder?: Declared;
}

export interface BicepFile {
  readonly path: string;
  readonly tokens: readonly Token[];
  readonly partner: ReadonlyMap<number, number>;
  readonly declared: readonly Declared[];
  readonly byAddress: ReadonlyMap<string, Declared>;
  readonly values: ReadonlyMap<string, Range>;
  readonly outputs: ReadonlyMap<string, Range>;
  readonly parameters: ReadonlySet<string>;
  /** Words that are a loop variable or an argument. */
  readonly locals: ReadonlyMap<number, Local>;
  /** Names that other files or extensions provide. */
  readonly imported: ReadonlySet<string>;
}

const IMPORTING = new Set(['import', 'provider', 'extension', 'using']);
const OTHERS = new Set(['targetScope', 'type', 'func', 'metadata', 'assert', 'with', 'as', 'from']);
const DEEPEST = 20;

interface Tokens {
  readonly tokens: readonly Token[];
  readonly partner: ReadonlyMap<number, number>;
}

/** The part before a body: a condition, a loop, or both. */
function beforeBody(
  { tokens, partner }: Tokens,
  from: number,
): { readonly at: number; readonly condition?: Range; readonly loop?: Range } {
  const word = (at: number): string => tokens[at]?.text ?? '';
  let at = from;
  let condition: Range | undefined;
  let loop: Range | undefined;
  for (let step = 0; step < 4 && word(at) !== '{'; step++) {
    const close = partner.get(at + 1) ?? partner.get(at) ?? at;
    if (word(at) === 'if') {
      condition = [at + 2, close];
      at = close + 1;
    } else if (word(at) === '[') {
      let colon = at + 1;
      while (colon < (partner.get(at) ?? 0) && word(colon) !== ':') colon = (partner.get(colon) ?? colon) + 1;
      loop = [at + 1, colon];
      at = colon + 1;
    }
    while (tokens[at]?.is === 'line') at++;
  }
  return { at, ...(condition ? { condition } : {}), ...(loop ? { loop } : {}) };
}

export function bicepOf(path: string, source: string): BicepFile | { readonly reason: string; readonly at: number } {
  const lexed = lex(source);
  if ('reason' in lexed) return lexed;
  const { tokens, partner } = lexed;
  const declared: Declared[] = [];
  const values = new Map<string, Range>();
  const outputs = new Map<string, Range>();
  const parameters = new Set<string>();
  const imported = new Set<string>();
  const word = (at: number): string => tokens[at]?.text ?? '';
  const lineEnd = (from: number, until = tokens.length): number => {
    let at = from;
    while (at < until && tokens[at]?.is !== 'line') at = (partner.get(at) ?? at) + 1;
    return at;
  };
  /** A value can continue after a line break at `?`, `:`, `||` and the like. */
  const valueEnd = (from: number): number => {
    let end = lineEnd(from);
    while (/^[?:|&.]$/.test(word(end + 1))) end = lineEnd(end + 1);
    return end;
  };
  const resource = (from: number, holder: Declared | undefined, depth: number): string | undefined => {
    const symbol = word(from + 1);
    const typed = tokens[from + 2];
    const equals = word(from + 3) === 'existing' ? from + 4 : from + 3;
    if (typed?.is !== 'text' || word(equals) !== '=') return `a ${word(from)} needs a name, a quoted type and =`;
    const { at, condition, loop } = beforeBody(lexed, equals + 1);
    const close = partner.get(at);
    if (word(at) !== '{' || close === undefined) return `the ${word(from)} ${symbol} has no body`;
    const kind = typed.text.split('@')[0] ?? typed.text;
    const properties = new Map<string, Range>();
    const own: Declared = {
      symbol,
      address: holder ? `${holder.address}::${symbol}` : symbol,
      type: holder && !/^[\w-]+\.[^/]*\//.test(kind) ? `${holder.type}/${kind}` : kind,
      isModule: word(from) === 'module',
      existing: equals === from + 4,
      start: tokens[from]?.start ?? 0,
      end: typed.end,
      properties,
      ...(condition ? { condition } : {}),
      ...(loop ? { loop } : {}),
      ...(holder ? { holder } : {}),
    };
    declared.push(own);
    for (let each = at + 1; each < close; each++) {
      const end = Math.min(valueEnd(each), close);
      if (word(each) === 'resource' && word(each + 1) !== ':') {
        const reason = depth > DEEPEST ? 'it is nested too deeply' : resource(each, own, depth + 1);
        if (reason !== undefined) return reason;
      } else if (word(each + 1) === ':') properties.set(word(each), [each + 2, end]);
      each = end;
    }
    return undefined;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.is === 'line') continue;
    const end = valueEnd(at);
    const problem = { at: token.start };
    if (token.text === 'resource' || token.text === 'module') {
      const reason = resource(at, undefined, 0);
      if (reason !== undefined) return { reason, ...problem };
    } else if (/^(?:param|var|output)$/.test(token.text)) {
      let equals = at;
      while (equals < end && word(equals) !== '=') equals = (partner.get(equals) ?? equals) + 1;
      if (token.text === 'param') parameters.add(word(at + 1));
      else (token.text === 'var' ? values : outputs).set(word(at + 1), [equals + 1, end]);
    } else if (IMPORTING.has(token.text)) {
      for (let each = at + 1; each < end; each++) if (tokens[each]?.is === 'word') imported.add(word(each));
    } else if (token.text !== '@' && !OTHERS.has(token.text))
      return { reason: 'no declaration starts like this', ...problem };
    at = end;
  }
  const byAddress = new Map(declared.map((each) => [each.address, each]));
  const locals = localsOf(tokens, partner);
  return { path, tokens, partner, declared, byAddress, values, outputs, parameters, locals, imported };
}
