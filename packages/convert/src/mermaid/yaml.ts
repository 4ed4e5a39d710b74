// The part of YAML that diagram texts use, in front matter and in `@{ }`: block and flow maps and lists, plain and quoted
// scalars, block scalars, comments. In, text; out, its value; unreadable parts are skipped. YAML 1.2.2, JSON schema.

export type YamlValue = string | number | boolean | null | YamlMap | readonly YamlValue[];
export type YamlMap = ReadonlyMap<string, YamlValue>;

/** Deeper nesting than this is ignored. */
const DEEPEST = 24;

interface Line {
  readonly indent: number;
  readonly text: string;
}

/** `indent` is cut from the start of every line that has it. */
export function readYaml(text: string, indent = ''): YamlValue {
  const lines = text.split('\n').map((raw): Line => {
    const line = raw.startsWith(indent) ? raw.slice(indent.length) : raw;
    const trimmed = line.trimStart();
    return { indent: line.length - trimmed.length, text: trimmed.trimEnd() };
  });
  const first = lines.find((line) => !isVoid(line));
  if (!first) return null;
  if (first.text.startsWith('{') || first.text.startsWith('[')) return readFlow(text);
  return readBlock(lines, { at: 0 }, first.indent, 0);
}

/** A flow value such as `{ a: 1, b: [x, "y"] }`. */
export function readFlow(text: string): YamlValue {
  const cursor = { at: 0 };
  return flowValue(text, cursor, 0);
}

const isVoid = (line: Line): boolean => line.text === '' || line.text.startsWith('#');

function readBlock(lines: readonly Line[], cursor: { at: number }, indent: number, depth: number): YamlValue {
  const map = new Map<string, YamlValue>();
  const list: YamlValue[] = [];
  while (cursor.at < lines.length) {
    const line = lines[cursor.at];
    if (!line) break;
    if (isVoid(line)) {
      cursor.at++;
      continue;
    }
    if (line.indent < indent) break;
    cursor.at++;
    if (line.indent > indent) continue;
    if (line.text === '-' || line.text.startsWith('- ')) {
      const rest = line.text.slice(1).trim();
      list.push(rest === '' ? nested(lines, cursor, indent, depth) : scalarOrFlow(rest));
      continue;
    }
    const entry = splitEntry(line.text);
    if (!entry) continue;
    const { key, rest } = entry;
    if (rest === '') map.set(key, nested(lines, cursor, indent, depth));
    else if (/^[|>][+-]?\d?$/.test(rest)) map.set(key, blockScalar(lines, cursor, indent, rest.startsWith('>')));
    else map.set(key, scalarOrFlow(rest));
  }
  return list.length > 0 && map.size === 0 ? list : map;
}

function nested(lines: readonly Line[], cursor: { at: number }, indent: number, depth: number): YamlValue {
  let ahead = cursor.at;
  while (ahead < lines.length && isVoid(lines[ahead] ?? { indent: 0, text: '' })) ahead++;
  const line = lines[ahead];
  const inner = line && (line.indent > indent || (line.indent === indent && line.text.startsWith('- ')));
  if (!line || !inner || depth >= DEEPEST) return null;
  return readBlock(lines, cursor, line.indent, depth + 1);
}

function blockScalar(lines: readonly Line[], cursor: { at: number }, indent: number, folded: boolean): string {
  const out: string[] = [];
  while (cursor.at < lines.length) {
    const line = lines[cursor.at];
    if (!line || (line.text !== '' && line.indent <= indent)) break;
    out.push(line.text);
    cursor.at++;
  }
  return out.join(folded ? ' ' : '\n').trim();
}

/** `key: rest`; the key may be quoted. */
function splitEntry(text: string): { key: string; rest: string } | undefined {
  const quoted = /^(?:"([^"]*)"|'([^']*)')\s*:(?:\s+|$)/.exec(text);
  if (quoted) return { key: quoted[1] ?? quoted[2] ?? '', rest: withoutComment(text.slice(quoted[0].length)) };
  const colon = text.search(/:(?:\s|$)/);
  if (colon <= 0) return undefined;
  return { key: text.slice(0, colon).trim(), rest: withoutComment(text.slice(colon + 1).trim()) };
}

function withoutComment(text: string): string {
  const quote = text.charAt(0);
  if (quote === '"' || quote === "'") {
    const end = quotedEnd(text, 0);
    return end < 0 ? text : text.slice(0, end);
  }
  const hash = text.search(/(?:^|\s)#/);
  return (hash < 0 ? text : text.slice(0, hash)).trim();
}

function scalarOrFlow(text: string): YamlValue {
  if (text.startsWith('{') || text.startsWith('[')) return readFlow(text);
  return scalar(text);
}

function scalar(text: string): string | number | boolean | null {
  const quote = text.charAt(0);
  if (quote === '"' || quote === "'") {
    const end = quotedEnd(text, 0);
    return unquoted(text.slice(0, end < 0 ? text.length : end));
  }
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null' || text === '~' || text === '') return null;
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text) ? Number(text) : text;
}

/** The offset after the closing quote of the string at `from`, or -1. */
function quotedEnd(text: string, from: number): number {
  const quote = text.charAt(from);
  let at = from + 1;
  while (at < text.length) {
    const c = text.charAt(at);
    if (c === '\\' && quote === '"') at += 2;
    else if (c === quote && quote === "'" && text.charAt(at + 1) === "'") at += 2;
    else if (c === quote) return at + 1;
    else at++;
  }
  return -1;
}

function unquoted(text: string): string {
  const inside = text.slice(1, text.endsWith(text.charAt(0)) && text.length > 1 ? -1 : undefined);
  if (text.startsWith("'")) return inside.replaceAll("''", "'");
  return inside.replace(/\\(u[0-9a-fA-F]{4}|.)/gs, (_, code: string) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return { n: '\n', t: '\t', r: '\r', '0': '' }[code] ?? code;
  });
}

function flowValue(text: string, cursor: { at: number }, depth: number): YamlValue {
  skip(text, cursor);
  const c = text.charAt(cursor.at);
  if (depth > DEEPEST) {
    cursor.at = text.length;
    return null;
  }
  if (c === '{') {
    cursor.at++;
    return flowMap(text, cursor, depth);
  }
  if (c === '[') {
    cursor.at++;
    const list: YamlValue[] = [];
    while (cursor.at < text.length) {
      skip(text, cursor);
      if (text.charAt(cursor.at) === ']') {
        cursor.at++;
        break;
      }
      const from = cursor.at;
      list.push(flowValue(text, cursor, depth + 1));
      skip(text, cursor);
      if (text.charAt(cursor.at) === ',' || cursor.at === from) cursor.at++;
    }
    return list;
  }
  return scalar(flowScalar(text, cursor, /[,}\]\n]/g));
}

function flowMap(text: string, cursor: { at: number }, depth: number): YamlMap {
  const map = new Map<string, YamlValue>();
  while (cursor.at < text.length) {
    skip(text, cursor);
    const c = text.charAt(cursor.at);
    if (c === '}') {
      cursor.at++;
      break;
    }
    if (c === ',' || c === ']') {
      cursor.at++;
      continue;
    }
    const key = scalar(flowScalar(text, cursor, /[,}\n]|:(?=[\s,}]|$)|(?<=["']):/g));
    skip(text, cursor);
    if (text.charAt(cursor.at) === ':') {
      cursor.at++;
      map.set(String(key), flowValue(text, cursor, depth + 1));
    } else if (key !== null) map.set(String(key), null);
  }
  return map;
}

/** A quoted string, or plain text up to a stop. */
function flowScalar(text: string, cursor: { at: number }, stop: RegExp): string {
  const from = cursor.at;
  const quote = text.charAt(from);
  if (quote === '"' || quote === "'") {
    const end = quotedEnd(text, from);
    if (end > 0) {
      cursor.at = end;
      return text.slice(from, end);
    }
  }
  stop.lastIndex = from;
  cursor.at = stop.exec(text)?.index ?? text.length;
  return text.slice(from, cursor.at).trim();
}

function skip(text: string, cursor: { at: number }): void {
  while (cursor.at < text.length && /\s/.test(text.charAt(cursor.at))) cursor.at++;
}
