// Tokens as statements, one at a time, so that a reader that stops reads no more of the text: in, tokens; out, the tokens of each
// statement that can define something. Rows, bodies of routines and
// client commands are skipped; a body ends where its blocks are closed, or at the line that ends it (GO, /, a delimiter).
import type { Token } from './tokens.js';

export interface Statement {
  readonly tokens: readonly Token[];
}

const ROUTINES = new Set(['FUNCTION', 'PROCEDURE', 'PROC', 'TRIGGER', 'PACKAGE', 'EVENT', 'RULE']);
/** For statements without any of these, only the first words are kept. */
const KEPT = new Set(['CREATE', 'ALTER', 'COMMENT', 'DROP', 'EXEC', 'EXECUTE', 'INSERT']);

export function* statementsOf(source: Iterator<Token>): Generator<Statement> {
  const tokens = new Ahead(source);
  for (;;) {
    const end = endOf(tokens);
    if (end.last > 0 && KEPT.has(tokens.upper(0))) yield { tokens: tokens.first(end.last) };
    if (tokens.at(0) === undefined) return;
    tokens.drop(Math.max(end.next, 1));
  }
}

/** The tokens from the current statement on, each read when it is asked for. */
class Ahead {
  private read: Token[] = [];
  private readonly given: Iterator<Token>;

  constructor(source: Iterator<Token>) {
    this.given = source;
  }

  at(index: number): Token | undefined {
    while (this.read.length <= index) {
      const { value, done } = this.given.next();
      if (done) return undefined;
      this.read.push(value);
    }
    return this.read[index];
  }

  upper(index: number): string {
    return this.at(index)?.upper ?? '';
  }

  first(count: number): readonly Token[] {
    return this.read.slice(0, count);
  }

  drop(count: number): void {
    this.read = this.read.slice(count);
  }
}

interface End {
  /** The index after the last token of the statement. */
  readonly last: number;
  readonly next: number;
}

function endOf(tokens: Ahead): End {
  const routine = isRoutine(tokens);
  let blocks = 0;
  let brackets = 0;
  let opened = false;
  for (let at = 0; ; at++) {
    const token = tokens.at(at);
    if (token === undefined) return { last: at, next: at };
    const { upper, is } = token;
    if (is === 'line') return { last: at, next: at + 1 };
    if (upper === '(') brackets++;
    else if (upper === ')') brackets--;
    else if (routine && (upper === 'BEGIN' || upper === 'CASE')) {
      blocks++;
      opened = true;
    } else if (routine && upper === 'END') {
      const after = tokens.upper(at + 1);
      if (!['IF', 'LOOP', 'WHILE', 'REPEAT', 'FOR'].includes(after)) blocks--;
    } else if (upper === ';' && (!routine || blocks <= 0)) return { last: at, next: at + 1 };
    else if (!routine && at > 0 && brackets <= 0 && startsStatement(tokens, at)) return { last: at, next: at };
    if (routine && opened && blocks < 0) blocks = 0;
  }
}

/** SQL Server needs no semicolon: a new statement begins at a line that can begin one. */
function startsStatement(tokens: Ahead, at: number): boolean {
  const first = tokens.upper(at);
  if (first === 'CREATE') return DEFINABLE.has(tokens.upper(at + 1));
  if (first === 'ALTER') return tokens.upper(at + 1) === 'TABLE';
  if (first === 'INSERT') return tokens.upper(at + 1) === 'INTO';
  return false;
}

const DEFINABLE = new Set([
  'TABLE',
  'UNIQUE',
  'INDEX',
  'VIEW',
  'TYPE',
  'SEQUENCE',
  'TRIGGER',
  'FUNCTION',
  'PROCEDURE',
  'SCHEMA',
  'OR',
  'MATERIALIZED',
  'CLUSTERED',
  'NONCLUSTERED',
  'TEMPORARY',
  'UNLOGGED',
  'VIRTUAL',
  'DATABASE',
]);

function isRoutine(tokens: Ahead): boolean {
  if (tokens.upper(0) !== 'CREATE' && tokens.upper(0) !== 'ALTER') return false;
  for (let at = 1; at < 14 && tokens.at(at) !== undefined; at++) {
    const upper = tokens.upper(at);
    if (ROUTINES.has(upper)) return true;
    if (upper === 'TABLE' || upper === 'VIEW' || upper === 'INDEX' || upper === 'TYPE' || upper === '(') return false;
  }
  return false;
}
