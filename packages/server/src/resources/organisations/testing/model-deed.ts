// One kind of step: its words in a report, what it sends, what the model expects, and what is read from the answer.
import type { Answer, Call } from '../../../testing/hosted.js';
import type { Expected, State, Step } from './model-state.js';

/** What the service calls the model's things, by the model's index. */
export interface Names {
  readonly people: readonly { readonly id: string; readonly email: string }[];
  readonly orgs: readonly string[];
  readonly slugs: readonly string[];
  readonly diagrams: readonly string[];
  readonly invites: readonly string[];
  /** The code of each link. */
  readonly links: readonly string[];
}

export interface Sent extends Omit<Call, 'key' | 'cookie'> {
  readonly path: string;
}

/** Names that grew: what the answer made. */
export type Grown = Partial<Pick<Names, 'diagrams' | 'invites' | 'links'>>;

export interface Deed {
  readonly weight?: number;
  readonly sends: (step: Step, state: State, names: Names) => Sent;
  readonly expects: (step: Step, state: State) => Expected;
  /** What the answer shows, to be compared with what the model expects. */
  readonly reads?: (answer: Answer, names: Names) => unknown;
  readonly grows?: (answer: Answer, names: Names, next: State) => Grown;
}

/** Of the form of an id, and nobody's. */
export const NEVER = '00000000000000000000000000';

export const nameIn = (list: readonly string[], at: number | undefined): string =>
  at === undefined ? NEVER : (list[at] ?? NEVER);

/** The model's index of each id; those of earlier runs are not the model's. */
export function indexesOf(list: readonly string[], ids: readonly string[]): readonly number[] {
  return ids.map((id) => list.indexOf(id)).sort((one, other) => one - other);
}
