// HCL as written: bodies of attributes and blocks, and expressions. HCL native syntax specification, hashicorp/hcl.
import type { Span } from '@linework/core';

export type Expression =
  | { readonly is: 'literal'; readonly value: string | number | boolean | null; readonly span: Span }
  /** A text with the contents of `${…}` and `%{…}`. */
  | { readonly is: 'template'; readonly parts: readonly Expression[]; readonly span: Span }
  /** `aws_vpc.main[0].id`: the plain names, then the contents of the brackets. */
  | {
      readonly is: 'reference';
      readonly names: readonly string[];
      readonly inside: readonly Expression[];
      readonly span: Span;
    }
  | { readonly is: 'call'; readonly name: string; readonly inside: readonly Expression[]; readonly span: Span }
  | { readonly is: 'list'; readonly inside: readonly Expression[]; readonly span: Span }
  | { readonly is: 'object'; readonly entries: readonly ObjectEntry[]; readonly span: Span }
  | { readonly is: 'operation'; readonly operator: string; readonly inside: readonly Expression[]; readonly span: Span }
  /** `for`: the collection, the results and the condition. */
  | { readonly is: 'for'; readonly inside: readonly Expression[]; readonly span: Span }
  /** What follows a value that is not a name: `f(x).id`, `[…][0]`. */
  | { readonly is: 'part'; readonly inside: readonly Expression[]; readonly span: Span };

export interface ObjectEntry {
  /** A key that is a plain name or text. */
  readonly key?: string;
  readonly inside: readonly Expression[];
  readonly value: Expression;
}

export interface Attribute {
  readonly name: string;
  readonly value: Expression;
  readonly span: Span;
}

export interface Block {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: Body;
  /** Of its head. */
  readonly span: Span;
}

export interface Body {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly Block[];
}

/** Direct subexpressions of an expression. */
export function partsOf(expression: Expression): readonly Expression[] {
  if (expression.is === 'literal') return [];
  if (expression.is === 'template') return expression.parts;
  if (expression.is === 'object') return expression.entries.flatMap(({ inside, value }) => [...inside, value]);
  return expression.inside;
}
