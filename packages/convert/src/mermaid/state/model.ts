// What a state diagram means: in, its statements; out, its states, each at its first mention, and the content of each
// scope, as Mermaid understands it.
import type { Span } from '@linework/core';
import type { ClassRef } from '../flowchart/ast.js';
import type { StyleUse } from '../flowchart/model.js';
import { readDeclarations } from '../tones.js';
import type { Direction, Mention, NoteLine, PointKind, StateLine, StateStatement, TransitionLine } from './ast.js';

export interface Said {
  readonly text: string;
  readonly span: Span;
}

export interface ModelState {
  readonly id: string;
  /** Its first mention. */
  readonly span: Span;
  point?: PointKind;
  /** Position of the mark if Mermaid draws the state differently because it is named earlier. */
  late?: Span;
  /** Only a `state a` line names it. */
  bare: boolean;
  name?: Said;
  readonly texts: Said[];
  readonly classes: ClassRef[];
  readonly styles: StyleUse[];
  /** The scope that contains it. */
  owner: Scope;
  /** Its content: one scope, or one for each region. */
  scopes: Scope[];
}

export interface Scope {
  /** In order of first mention. */
  readonly states: ModelState[];
  readonly transitions: TransitionLine[];
  readonly notes: NoteLine[];
  /** The composite it belongs to, and the number of its region, from 1; both absent at the top level. */
  readonly of?: ModelState;
  readonly number: number;
}

/** A state that several composites or regions name. */
export interface Moved {
  readonly state: string;
  readonly from: Scope;
  readonly to: Scope;
  readonly span: Span;
}

export interface LostDirection {
  readonly of: string;
  readonly direction: Direction;
  readonly span: Span;
}

export interface StateModel {
  readonly top: Scope;
  readonly states: ReadonlyMap<string, ModelState>;
  /** The last one at the top level; absent if none is written. */
  readonly direction?: Direction;
  readonly lostDirections: readonly LostDirection[];
  readonly moved: readonly Moved[];
  /** `[*]` by itself on a line. */
  readonly loneMarks: readonly Span[];
  readonly classDefs: ReadonlyMap<string, StyleUse>;
  /** Classes of `[*]`. */
  readonly markClasses: readonly ClassRef[];
  readonly transitions: number;
  readonly clicks: readonly Extract<StateStatement, { kind: 'click' }>[];
}

interface Building {
  readonly states: Map<string, ModelState>;
  readonly lostDirections: LostDirection[];
  readonly moved: Moved[];
  readonly loneMarks: Span[];
  readonly classDefs: Map<string, StyleUse>;
  readonly markClasses: ClassRef[];
  readonly late: Extract<StateStatement, { kind: 'style' | 'class' }>[];
  readonly clicks: Extract<StateStatement, { kind: 'click' }>[];
  direction?: Direction;
  transitions: number;
}

function emptyScope(of?: ModelState, number = 1): Scope {
  return { states: [], transitions: [], notes: [], ...(of ? { of } : {}), number };
}

export function buildModel(statements: readonly StateStatement[]): StateModel {
  const building: Building = {
    states: new Map(),
    lostDirections: [],
    moved: [],
    loneMarks: [],
    classDefs: new Map(),
    markClasses: [],
    late: [],
    clicks: [],
    transitions: 0,
  };
  const top = emptyScope();
  readScope(statements, top, undefined, building);
  for (const each of building.late) dress(each, building);
  for (const each of building.states.values()) each.owner.states.push(each);
  return { ...building, top };
}

function readScope(
  statements: readonly StateStatement[],
  scope: Scope,
  inside: string | undefined,
  building: Building,
): void {
  for (const each of statements) {
    switch (each.kind) {
      case 'state':
        takeState(each, scope, building);
        break;
      case 'transition':
        mentioned(each.from, scope, building);
        mentioned(each.to, scope, building);
        scope.transitions.push(each);
        building.transitions++;
        break;
      case 'note':
        if (each.of) mentioned(each.of, scope, building);
        scope.notes.push(each);
        break;
      case 'direction':
        if (inside === undefined) building.direction = each.direction;
        else building.lostDirections.push({ of: inside, direction: each.direction, span: each.span });
        break;
      case 'classDef':
        for (const name of each.names) {
          building.classDefs.set(name, { declarations: readDeclarations(each.text), span: each.span });
        }
        break;
      case 'style':
      case 'class':
        building.late.push(each);
        break;
      case 'click':
        building.clicks.push(each);
        break;
      default:
    }
  }
}

function takeState(line: StateLine, scope: Scope, building: Building): void {
  const known = line.state.id !== undefined && building.states.has(line.state.id);
  const state = line.bare ? declared(line.state, scope, building) : mentioned(line.state, scope, building);
  if (state === undefined) {
    building.loneMarks.push(line.span);
    return;
  }
  const { point, name, text, block, span } = line;
  if (point !== undefined) {
    state.point = point;
    if (known) state.late = span;
  }
  if (name !== undefined) state.name = { text: name, span };
  if (text !== undefined) state.texts.push({ text, span });
  if (block === undefined) return;
  const into = block.parts.map((_, at) => state.scopes[at] ?? emptyScope(state, at + 1));
  state.scopes = [...into, ...state.scopes.slice(into.length)];
  for (const [at, part] of block.parts.entries()) {
    const inner = into[at];
    if (inner) readScope(part, inner, state.id, building);
  }
}

/** A line that only names a state does not move it. */
function declared(mention: Mention, scope: Scope, building: Building): ModelState | undefined {
  const { id, span } = mention;
  if (id === undefined) return undefined;
  const known = building.states.get(id);
  return known ?? addState({ id, span, bare: true, scope }, building);
}

interface Making {
  readonly id: string;
  readonly span: Span;
  readonly bare: boolean;
  readonly scope: Scope;
}

function addState({ id, span, bare, scope }: Making, { states }: Building): ModelState {
  const state: ModelState = { id, span, bare, texts: [], classes: [], styles: [], owner: scope, scopes: [] };
  states.set(id, state);
  return state;
}

/** A state belongs to the scope that named it last, except the top level, as in Mermaid. */
function mentioned({ id, span, classes }: Mention, scope: Scope, building: Building): ModelState | undefined {
  if (id === undefined) {
    building.markClasses.push(...classes);
    return undefined;
  }
  const state = building.states.get(id) ?? addState({ id, span, bare: false, scope }, building);
  state.bare = false;
  state.classes.push(...classes);
  const { owner } = state;
  if (owner === scope || scope.of === undefined || holds(state, scope)) return state;
  if (owner.of !== undefined) building.moved.push({ state: id, from: owner, to: scope, span });
  state.owner = scope;
  return state;
}

/** Whether the scope is inside the state, at any depth. */
function holds(state: ModelState, scope: Scope): boolean {
  let of = scope.of;
  for (let depth = 0; of !== undefined && depth < DEEPEST; depth++) {
    if (of === state) return true;
    of = of.owner.of;
  }
  return of !== undefined;
}

/** The parser nests scopes no deeper; anything deeper is a cycle. */
const DEEPEST = 60;

/** Styles and classes can name states that are mentioned later. */
function dress(line: Building['late'][number], { states }: Building): void {
  for (const id of line.ids) {
    const state = states.get(id);
    if (line.kind === 'class') state?.classes.push({ name: line.name, span: line.span });
    else state?.styles.push({ declarations: readDeclarations(line.text), span: line.span });
  }
}
