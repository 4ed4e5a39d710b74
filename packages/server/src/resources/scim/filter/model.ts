// Filters of the protocol (RFC 7644, section 3.4.2.2), as a tree.

export const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;

export type Comparison = (typeof COMPARISONS)[number];

/** Of one attribute: `name.givenName`, in lower case and without its schema. */
export type Condition =
  | { readonly kind: 'present'; readonly path: string }
  | {
      readonly kind: 'compare';
      readonly path: string;
      readonly by: Comparison;
      readonly value: string | number | boolean | null;
    };

export type Filter =
  | Condition
  | { readonly kind: 'and'; readonly all: readonly Filter[] }
  | { readonly kind: 'or'; readonly all: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  /** Whether one value of an attribute fits; `besides`: what one of its parts has to be too. */
  | { readonly kind: 'within'; readonly path: string; readonly of: Filter; readonly besides: Condition | undefined };

/** A path of PATCH: `emails[type eq "work"].value`. Names as they were written. */
export interface Path {
  readonly isEnterprise: boolean;
  /** Empty for the extension as a whole. */
  readonly attribute: string;
  readonly filter: Filter | undefined;
  readonly part: string | undefined;
}
