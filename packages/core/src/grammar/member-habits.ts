// Members as Java, TypeScript, UML tools and Mermaid write them: in, a line of at most a few words; out, the line here.

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
  'int integer long short byte char float double decimal number string str text bool boolean date datetime uuid void any object array list map'.split(
    ' ',
  ),
);

export function memberMeant(line: string): MeantMember | undefined {
  const { sign, modifiers, body } = signsOf(line.replace(/[;,]\s*$/, '').trim());
  const said = bodyMeant(body);
  if (!said || modifiers.size > 1) return undefined;
  const [modifier] = modifiers;
  return { text: `${sign}${modifier === undefined ? '' : `${modifier} `}${said.text}`, sure: said.sure };
}

interface Signs {
  readonly sign: string;
  readonly modifiers: ReadonlySet<string>;
  readonly body: string;
}

/** `public static`, `{abstract}`, and Mermaid's `$` and `*` behind the name. */
function signsOf(line: string): Signs {
  let sign = /^[+\-#~]/.exec(line)?.[0] ?? '';
  let body = line.slice(sign.length).trim();
  const modifiers = new Set<string>();
  for (let word = leadingWord(body); word !== undefined; word = leadingWord(body)) {
    const bare = word.replace(/[{}]/g, '');
    const meant = Object.hasOwn(SIGNS, bare) ? SIGNS[bare] : undefined;
    if (meant !== undefined) sign = meant;
    else if (bare === 'static' || bare === 'abstract') modifiers.add(bare);
    body = body.slice(word.length).trim();
  }
  const mark = /(?<=\))[$*]|[$*]$/.exec(body);
  if (mark?.[0] === '$') modifiers.add('static');
  if (mark?.[0] === '*') modifiers.add('abstract');
  return { sign, modifiers, body: mark ? body.slice(0, mark.index) + body.slice(mark.index + 1) : body };
}

/** A word before the name that says what sort of member it is. */
function leadingWord(text: string): string | undefined {
  return /^(?:\{(?:static|abstract|field|method)\}|(?:public|private|protected|package|internal|static|abstract|final|readonly|const)(?=\s+[A-Za-z_{]))/.exec(
    text,
  )?.[0];
}

function bodyMeant(body: string): MeantMember | undefined {
  const called = /^([A-Za-z_]\w*)\s*(\([^()]*\))\s*:?\s*(\S.*)?$/.exec(body);
  if (called) return { text: `${called[1]}${called[2]}${called[3] === undefined ? '' : `: ${called[3]}`}`, sure: true };
  const typed = /^([A-Za-z_][\w.]*(?:<[^<>]*>|~[^~]*~|\[\])*)\s+([A-Za-z_]\w*)\s*(\([^()]*\))?$/.exec(body);
  if (typed) {
    const [, first = '', second = '', parameters = ''] = typed;
    const sure = isType(first) !== isType(second);
    const turned = isType(second) && !isType(first) && parameters === '';
    return turned ? { text: `${first}: ${second}`, sure } : { text: `${second}${parameters}: ${first}`, sure };
  }
  return /^[A-Za-z_]\w*(?:\s*:\s*\S.*)?$/.test(body) ? { text: body.replace(/\s*:\s*/, ': '), sure: true } : undefined;
}

function isType(word: string): boolean {
  return /^[A-Z]/.test(word) || /[<[~]/.test(word) || SMALL_TYPES.has(word.toLowerCase());
}
