// The expressions of ARM templates: in, a text such as `[concat('a', parameters('b').c[0])]`; out, its parts. A text without
// brackets, or with `[[` at its start, is plain text. An invalid expression is treated as text too, because nothing is known
// about it.

import type { Expression } from '../../azure/expression.js';

const DEEPEST = 60;

export function expressionOf(text: string): Expression {
  if (!text.startsWith('[') || text.startsWith('[[') || !text.endsWith(']')) return { is: 'text', text };
  const reader = new Reader(text.slice(1, -1));
  return reader.whole() ?? { is: 'text', text };
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  whole(): Expression | undefined {
    const value = this.value(0);
    this.space();
    return this.at === this.text.length ? value : undefined;
  }

  private value(depth: number): Expression | undefined {
    this.space();
    if (depth > DEEPEST) return undefined;
    if (this.text[this.at] === "'") return this.quoted();
    const name = this.word();
    if (name === '') return undefined;
    this.space();
    if (this.text[this.at] !== '(') return { is: 'text', text: name };
    const values = this.values(depth);
    const taken = values && this.taken(depth);
    return taken && { is: 'call', name: name.toLowerCase().replace(/^\w*\./, ''), values, taken };
  }

  private values(depth: number): readonly Expression[] | undefined {
    this.at++;
    const values: Expression[] = [];
    for (this.space(); this.text[this.at] !== ')'; this.space()) {
      if (values.length > 0 && this.text[this.at++] !== ',') return undefined;
      const value = this.value(depth + 1);
      if (!value) return undefined;
      values.push(value);
    }
    this.at++;
    return values;
  }

  private taken(depth: number): readonly Expression[] | undefined {
    const taken: Expression[] = [];
    for (;;) {
      this.space();
      const mark = this.text[this.at];
      if (mark !== '.' && mark !== '[') return taken;
      this.at++;
      const value = mark === '.' ? this.property() : this.value(depth + 1);
      if (!value) return undefined;
      taken.push(value);
      this.space();
      if (mark === '[' && this.text[this.at++] !== ']') return undefined;
    }
  }

  private property(): Expression | undefined {
    this.space();
    const text = this.word();
    return text === '' ? undefined : { is: 'text', text };
  }

  /** `''` is one quote. */
  private quoted(): Expression | undefined {
    const pieces: string[] = [];
    for (;;) {
      const end = this.text.indexOf("'", this.at + 1);
      if (end === -1) return undefined;
      pieces.push(this.text.slice(this.at + 1, end));
      this.at = end + 1;
      if (this.text[this.at] !== "'") return { is: 'text', text: pieces.join("'") };
    }
  }

  private word(): string {
    const start = this.at;
    const dotted = /[\d-]/.test(this.text[start] ?? '');
    while (/[\w$?-]/.test(this.text[this.at] ?? '') || (this.isNamespace() && !dotted)) this.at++;
    return this.text.slice(start, this.at);
  }

  /** A dot between words before the bracket of a call, as in `contoso.function(...)`, not before a property. */
  private isNamespace(): boolean {
    return this.text[this.at] === '.' && /^\.\w{1,100}\(/.test(this.text.slice(this.at, this.at + 102));
  }

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }
}
