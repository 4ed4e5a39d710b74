// The nodes of a parsed template. Places are offsets in the template's own file (Go, text/template/parse).
import type { TemplatePlace } from './problem.js';
import type { Value } from './value.js';

export type Node = TextNode | ActionNode | BranchNode | RangeNode | CallNode | LeapNode;

export interface TextNode {
  readonly is: 'text';
  readonly text: string;
  readonly place: TemplatePlace;
}

export interface ActionNode {
  readonly is: 'action';
  readonly pipe: Pipe;
  readonly place: TemplatePlace;
}

export interface BranchNode {
  readonly is: 'if' | 'with';
  readonly pipe: Pipe;
  readonly then: readonly Node[];
  readonly otherwise: readonly Node[];
  readonly place: TemplatePlace;
}

export interface RangeNode {
  readonly is: 'range';
  readonly pipe: Pipe;
  readonly then: readonly Node[];
  readonly otherwise: readonly Node[];
  readonly place: TemplatePlace;
}

export interface CallNode {
  readonly is: 'template';
  readonly name: string;
  readonly pipe: Pipe | undefined;
  readonly place: TemplatePlace;
}

export interface LeapNode {
  readonly is: 'break' | 'continue';
  readonly place: TemplatePlace;
}

export interface Pipe {
  /** `$a` and `$b` of `$a, $b := …`. */
  readonly names: readonly string[];
  /** `=`: the variables already exist. */
  readonly assigns: boolean;
  readonly commands: readonly Command[];
  readonly place: TemplatePlace;
}

/** The first is the called function, or the only value. */
export interface Command {
  readonly parts: readonly Part[];
  readonly place: TemplatePlace;
}

export type Part =
  | { readonly is: 'dot' }
  | { readonly is: 'constant'; readonly value: Value }
  /** Of the dot. */
  | { readonly is: 'field'; readonly fields: readonly string[] }
  | { readonly is: 'variable'; readonly name: string; readonly fields: readonly string[] }
  | { readonly is: 'function'; readonly name: string }
  | { readonly is: 'pipe'; readonly pipe: Pipe; readonly fields: readonly string[] };

/** By name, such as `app.labels` or a file's path. */
export type Templates = ReadonlyMap<string, readonly Node[]>;
