// Members as Java, TypeScript, UML tools and Mermaid write them: in, a line of a few words; out, the line in this language.

import { quote } from '../syntax/quote.js';

export interface MeantMember {
  readonly text: string;
  /** Nothing is guessed. */
  readonly sure: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {
  public: '+',
  private: '-',
  protected: '#',
  package: '~',
  internal: '~',
};
/** Types that begin with a small letter. */
const SMALL_TYPES: ReadonlySet<string> = new Set(
  'int integer bigint smallint long short byte char float double decimal number string str text bool boolean date datetime uuid void any object array list map numeric varchar timestamp time i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 usize unsigned'.split(
    ' ',
  ),
);

export function memberMeant(line: string): MeantMember | undefined {
  const { sign, modifiers, body } = signsOf(genericsMeant(line.replace(/[;,]\s*$/, '').trim()));
  const member = codeMeant(body) ?? valueMeant(body) ?? bodyMeant(body);
  if (!member || modifiers.size > 1) return undefined;
  const [modifier] = modifiers;
  return { text: `${sign}${modifier === undefined ? '' : `${modifier} `}${member.text}`, sure: member.sure };
}

/** Mermaid's `List~Order~`. */
function genericsMeant(line: string): string {
  return line.replace(/(?<=\w)~([^~]{1,60})~/g, '<$1>');
}

/** Words that only introduce a member: `def`, `fun`, `val`, `async`. */
const CODE =
  /^(?:(?:async|override|virtual|open|inline|mutating)\s+)*(def|fun|func|fn|function|val|var|let)\s+(?=[A-Za-z_])/;

/** Functions of Python, Kotlin, Swift and Rust, accessors and optional fields of TypeScript. */
function codeMeant(body: string): MeantMember | undefined {
  const accessor = /^get\s+([A-Za-z_]\w*)\s*\(\s*\)\s*(?::\s*(\S.*))?$/.exec(body);
  if (accessor) return { text: `${accessor[1]}${accessor[2] === undefined ? '' : `: ${accessor[2]}`}`, sure: true };
  const optional = /^([A-Za-z_]\w*)\?\s*:\s*(\S.*)$/.exec(body);
  if (optional) return { text: `${optional[1]}: ${optional[2]} [0..1]`, sure: true };
  const lead = CODE.exec(body)?.[0];
  if (lead === undefined) return undefined;
  const rest = body.slice(lead.length).replace(/(?:(?<!\s)\s+)?:\s*$/, '');
  const called = /^([A-Za-z_]\w*)\s*\(([^()]*)\)\s*(?:(?:->|:)\s*(\S.*))?$/.exec(rest);
  if (!called) return bodyMeant(rest);
  const parameters = (called[2] ?? '').replace(/^\s*(?:self|cls|&(?:mut\s+)?self)\s*(?:,\s*|$)/, '').trim();
  return { text: `${called[1]}(${parameters})${called[3] === undefined ? '' : `: ${called[3]}`}`, sure: true };
}

/** `int count = 0`, and a value of an enumeration: `RED = 1`. */
function valueMeant(body: string): MeantMember | undefined {
  const match = /^([^=()]+?)\s*=\s*([^=\s].*)$/.exec(body);
  if (!match) return undefined;
  const [, name = '', value = ''] = match;
  if (/^[A-Za-z_]\w*$/.test(name)) return { text: quote(`${name} = ${value}`), sure: true };
  const inner = bodyMeant(name);
  return inner && { text: `${inner.text} = ${value}`, sure: inner.sure };
}

interface Signs {
  readonly sign: string;
  readonly modifiers: ReadonlySet<string>;
  readonly body: string;
}

/** `public static`, `{abstract}`, and Mermaid's `$` and `*` after the name. */
function signsOf(line: string): Signs {
  let sign = /^[+\-#~]/.exec(line)?.[0] ?? '';
  let body = line.slice(sign.length).trim();
  const modifiers = new Set<string>();
  for (let word = leadingWord(body); word !== undefined; word = leadingWord(body)) {
    const bare = word.replace(/[{}]/g, '');
    const signs = Object.hasOwn(SIGNS, bare) ? SIGNS[bare] : undefined;
    if (signs !== undefined) sign = signs;
    else if (bare === 'static' || bare === 'abstract') modifiers.add(bare);
    body = body.slice(word.length).trim();
  }
  const mark = /(?<=\))[$*]|[$*]$/.exec(body);
  if (mark?.[0] === '$') modifiers.add('static');
  if (mark?.[0] === '*') modifiers.add('abstract');
  return { sign, modifiers, body: mark ? body.slice(0, mark.index) + body.slice(mark.index + 1) : body };
}

/** A word in front of the name that gives the sort of member. */
function leadingWord(text: string): string | undefined {
  return /^(?:\{(?:static|abstract|field|method)\}|(?:public|private|protected|package|internal|static|abstract|final|readonly|const)(?=\s+[A-Za-z_{]))/.exec(
    text,
  )?.[0];
}

function bodyMeant(body: string): MeantMember | undefined {
  const called = /^([A-Za-z_]\w*)\s*(\([^()]*\))\s*(?::\s*)?([^\s:].*|:.+)?$/.exec(body);
  if (called) return { text: `${called[1]}${called[2]}${called[3] === undefined ? '' : `: ${called[3]}`}`, sure: true };
  const typed = /^([A-Za-z_][\w.]*(?:<[^<>]*>|\[\]|\?)*)\s+([A-Za-z_]\w*)\s*(\([^()]*\))?$/.exec(body);
  if (typed) {
    const [, first = '', second = '', parameters = ''] = typed;
    const sure = isType(first) !== isType(second) || isPlainType(first) !== isPlainType(second);
    const turned = parameters === '' && (isPlainType(second) ? !isPlainType(first) : isType(second) && !isType(first));
    return turned ? { text: `${first}: ${second}`, sure } : { text: `${second}${parameters}: ${first}`, sure };
  }
  return /^[A-Za-z_]\w*(?:\s*:\s*\S.*)?$/.test(body)
    ? { text: body.replace(/(?:(?<!\s)\s+)?:\s*/, ': '), sure: true }
    : undefined;
}

/** Not a member name, since a capital may begin one. */
function isPlainType(word: string): boolean {
  return /[<[?]/.test(word) || SMALL_TYPES.has(word.toLowerCase());
}

function isType(word: string): boolean {
  return /^[A-Z]/.test(word) || isPlainType(word);
}
