// The names of the DSL while it is read: identifiers, constants and variables, archetypes, and the state of the whole reading.
import type { FileSet } from '../../../contract.js';
import type { FilePlace } from '../../../file-place.js';
import type { Budget } from '../../../reading/budget.js';
import type { ModelBuilder } from '../builder.js';
import type { Element, Relationship, TagStyle, Untold } from '../model.js';
import { WorkspaceProblem } from '../problem.js';
import type { Statement } from './statements.js';

export type Named =
  | { readonly is: 'element'; readonly element: Element }
  | { readonly is: 'relationship'; readonly relationship: Relationship }
  | { readonly is: 'group'; readonly group: readonly string[] }
  | { readonly is: 'environment'; readonly environment: string }
  | { readonly is: 'deploymentGroup'; readonly name: string };

/** Defaults from an archetype for each element created with it. */
export interface Archetype {
  /** The underlying keyword: `container`, `->`. */
  readonly base: string;
  readonly description?: string;
  readonly technology?: string;
  readonly tags: readonly string[];
}

export interface ViewStatement {
  readonly statement: Statement;
  readonly words: readonly string[];
  /** Resolved when the model is complete. */
  readonly hierarchical: boolean;
}

/** State of one reading, across all of its files. */
export interface Reading {
  readonly files: FileSet;
  readonly builder: ModelBuilder;
  readonly names: Map<string, Named>;
  /** The full identifier of each element, for those in it. */
  readonly called: Map<Element, string>;
  /** The identifier as its author wrote it. */
  readonly given: Map<Element, string>;
  readonly environments: Map<string, string>;
  readonly variables: Map<string, { readonly value: string; readonly constant: boolean }>;
  readonly archetypes: Map<string, Archetype>;
  readonly views: ViewStatement[];
  readonly styles: { readonly elements: Map<string, TagStyle>; readonly relationships: Map<string, TagStyle> };
  readonly untold: Untold[];
  readonly properties: Map<string, string>;
  name: string;
  hierarchical: boolean;
  says: boolean;
  /** Of the whole import. */
  readonly budget: Budget;
  /** Files that are being read, outermost first. */
  readonly open: string[];
  /** How many more statements are allowed. */
  left: number;
  /** How many more elements and relationships expressions can visit. */
  work: number;
}

/** The context of a statement. */
export interface Place {
  readonly reading: Reading;
  readonly parent?: Element;
  readonly environment?: string;
  readonly group: readonly string[];
  /** What `this` refers to: one element, or several in a bulk operation. */
  readonly these: readonly Element[];
}

const NOWHERE = { start: 0, end: 0 } as const;

export function spend(reading: Reading, work: number): void {
  reading.work -= work;
  if (reading.work >= 0) return;
  throw new WorkspaceProblem('its expressions match too many elements and relationships', {
    file: reading.open.at(-1) ?? '',
    span: NOWHERE,
  });
}

/** Steps for a search of a value, and characters that one more step searches. */
const FILL_STEPS = 10;
const SEARCHED = 8;

/** `${NAME}` substituted; an undeclared one stays. */
export function filled(word: string, reading: Pick<Reading, 'variables' | 'budget'>, depth = 0): string {
  if (depth > 10) return word;
  return word.replaceAll(/\$\{([\w.-]{1,100})\}/g, (whole, name: string) => {
    const variable = reading.variables.get(name);
    if (!variable) return whole;
    reading.budget.steps(FILL_STEPS + Math.ceil(variable.value.length / SEARCHED));
    const value = filled(variable.value, reading, depth + 1).slice(0, 100_000);
    reading.budget.characters(value.length);
    return value;
  });
}

export function declare(
  reading: Reading,
  identifier: string,
  named: Named,
  holder: string | undefined,
  place: FilePlace,
): string {
  const own = identifier.toLowerCase();
  if (!/^[\p{L}\p{N}_.-]+$/u.test(identifier)) {
    throw new WorkspaceProblem(`"${identifier.slice(0, 40)}" is not a valid identifier`, place);
  }
  const full = reading.hierarchical && holder !== undefined ? `${holder}.${own}` : own;
  if (reading.names.has(full)) throw new WorkspaceProblem(`the identifier "${identifier}" is already in use`, place);
  reading.names.set(full, named);
  return full;
}

/** From the innermost scope outwards, if identifiers are hierarchical. */
export function lookup(identifier: string, at: Place, fits: (named: Named) => boolean = () => true): Named | undefined {
  const { reading, parent, environment } = at;
  const own = identifier.toLowerCase();
  if (reading.hierarchical) {
    for (let outer = parent; outer; outer = outer.parent) {
      const target = reading.names.get(`${reading.called.get(outer) ?? '?'}.${own}`);
      if (target && fits(target)) return target;
    }
    const around = environment === undefined ? undefined : reading.environments.get(environment);
    const target = around === undefined ? undefined : reading.names.get(`${around}.${own}`);
    if (target && fits(target)) return target;
  }
  const target = reading.names.get(own);
  return target && fits(target) ? target : undefined;
}

/** `SoftwareSystem://Name`, `Container://A.B`, `DeploymentNode://Live/Node`. */
export function canonical(name: string, { builder }: Reading): Element | undefined {
  const [, type = '', rest = ''] = /^(\w+):\/\/(.+)$/s.exec(name) ?? [];
  if (/^(?:DeploymentNode|InfrastructureNode)$/.test(type)) {
    const [environment = '', ...names] = rest.split('/');
    return builder.at([`{${environment}}`, ...names].join(' / '));
  }
  if (/^(?:Container|Component)$/.test(type)) return builder.at(rest.split('.').join(' / '));
  return type === '' ? undefined : builder.at(rest);
}
