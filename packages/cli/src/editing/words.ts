// The words of an operation: in, one text as in a file, or arguments as a shell passed them; out, its words, each with and without
// its quotes.

export interface Word {
  /** Without quotes. */
  readonly text: string;
  /** As it would be written in a source. */
  readonly raw: string;
}

const SPACE = /\s/;

/** Splits at spaces outside quotes. Quotes may start inside a word, as in label="A b". */
export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  let start = 0;
  let bare = '';
  let quote = '';
  const end = (at: number): void => {
    if (at > start) words.push({ text: bare, raw: text.slice(start, at) });
    start = at + 1;
    bare = '';
  };
  for (let i = 0; i < text.length; i++) {
    const each = text.charAt(i);
    if (quote !== '') {
      const isEscape = each === '\\' && (text[i + 1] === quote || text[i + 1] === '\\');
      if (isEscape) bare += text.charAt(++i);
      else if (each === quote) quote = '';
      else bare += each;
    } else if (each === '"' || (each === "'" && (i === start || text[i - 1] === '='))) quote = each;
    else if (SPACE.test(each)) end(i);
    else bare += each;
  }
  end(text.length);
  return words;
}

const QUOTED = /^(?:[^\s"=]{1,100}=)?"/;
const OPTION = /^[A-Za-z][\w-]{0,60}=/;

export function isArrow(text: string): boolean {
  return /^[-.=]{1,3}>$/.test(text);
}

/**
 * A shell has removed the quotes of the arguments, so a line gets them back: around a text with spaces, the text after a colon, and a
 * capitalised label after the id of a statement.
 */
export function wordsOf(args: readonly string[]): readonly Word[] {
  const isEdge = args.some(isArrow);
  return args.map((text, i) => {
    const isOption = OPTION.test(text);
    const [word, ...more] = QUOTED.test(text) ? wordsIn(text) : [];
    if (word !== undefined && more.length === 0) return word;
    if (isOption && SPACE.test(text)) {
      const at = text.indexOf('=') + 1;
      return { text, raw: text.slice(0, at) + quoted(text.slice(at)) };
    }
    const isLabel = !isEdge && i > 1 && /^\p{Lu}/u.test(text) && !isOption;
    const isText = text === '' || SPACE.test(text) || args[i - 1] === ':' || isLabel;
    return { text, raw: isText ? quoted(text) : text };
  });
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
