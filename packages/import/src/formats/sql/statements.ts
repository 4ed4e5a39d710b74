// Tokens as statements: in, tokens; out, the tokens of each statement that can define something. Rows, bodies of routines and
// client commands are skipped; a body ends where its blocks are closed, or at the line that ends it (GO, /, a delimiter).
import type { Token } from './tokens.js';

export interface Statement {
  readonly tokens: readonly Token[];
}

const ROUTINES = new Set(['FUNCTION', 'PROCEDURE', 'PROC', 'TRIGGER', 'PACKAGE', 'EVENT', 'RULE']);
/** For statements without any of these, only the first words are kept. */
const KEPT = new Set(['CREATE', 'ALTER', 'COMMENT', 'DROP', 'EXEC', 'EXECUTE', 'INSERT']);

export function statementsOf(tokens: readonly Token[]): readonly Statement[] {
  const statements: Statement[] = [];
  let at = 0;
  while (at < tokens.length) {
    const end = endOf(tokens, at);
    const own = tokens.slice(at, end.last);
    if (own.length > 0 && KEPT.has(own[0]?.upper ?? '')) statements.push({ tokens: own });
    at = Math.max(end.next, at + 1);
  }
  return statements;
}

interface End {
  /** The index after the last token of the statement. */
  readonly last: number;
  readonly next: number;
}

function endOf(tokens: readonly Token[], start: number): End {
  const routine = isRoutine(tokens, start);
  let blocks = 0;
  let brackets = 0;
  let opened = false;
  for (let at = start; at < tokens.length; at++) {
    const { upper, is } = tokens[at] as Token;
    if (is === 'line') return { last: at, next: at + 1 };
    if (upper === '(') brackets++;
    else if (upper === ')') brackets--;
    else if (routine && (upper === 'BEGIN' || upper === 'CASE')) {
      blocks++;
      opened = true;
    } else if (routine && upper === 'END') {
      const after = tokens[at + 1]?.upper ?? '';
      if (!['IF', 'LOOP', 'WHILE', 'REPEAT', 'FOR'].includes(after)) blocks--;
    } else if (upper === ';' && (!routine || blocks <= 0)) return { last: at, next: at + 1 };
    else if (!routine && at > start && brackets <= 0 && startsStatement(tokens, at)) return { last: at, next: at };
    if (routine && opened && blocks < 0) blocks = 0;
  }
  return { last: tokens.length, next: tokens.length };
}

/** SQL Server needs no semicolon: a new statement begins at a line that can begin one. */
function startsStatement(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at]?.upper ?? '', tokens[at + 1]?.upper ?? ''];
  if (first === 'CREATE') return DEFINABLE.has(second);
  if (first === 'ALTER') return second === 'TABLE';
  if (first === 'INSERT') return second === 'INTO';
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

function isRoutine(tokens: readonly Token[], start: number): boolean {
  if (tokens[start]?.upper !== 'CREATE' && tokens[start]?.upper !== 'ALTER') return false;
  for (let at = start + 1; at < Math.min(start + 14, tokens.length); at++) {
    const upper = tokens[at]?.upper ?? '';
    if (ROUTINES.has(upper)) return true;
    if (upper === 'TABLE' || upper === 'VIEW' || upper === 'INDEX' || upper === 'TYPE' || upper === '(') return false;
  }
  return false;
}
