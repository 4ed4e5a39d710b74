// Markup that escapes by construction: html`<p>${text}</p>` escapes the text, and takes other markup unchanged. A value goes between tags or
// into a quoted attribute (scripts/markup.test.ts checks every template); an attribute that is not always there is made by `attribute`.

/** No request or row can contain a symbol, so nothing but these functions makes markup. */
const MARKUP: unique symbol = Symbol('markup');

export interface Html {
  readonly [MARKUP]: string;
}

/** `undefined` is nothing. */
export type HtmlValue = string | number | Html | undefined | readonly HtmlValue[];

export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return markup(parts.map((part, i) => `${part}${textOf(values[i])}`).join(''));
}

/** An attribute after a space; nothing without a value. */
export function attribute(
  name: 'aria-current' | 'aria-label' | 'data-service',
  value: string | undefined,
): Html | undefined {
  return value === undefined ? undefined : markup(` ${name}="${escapeHtml(value)}"`);
}

/** The characters of some markup, to send or to show as a text. */
export function charactersOf(html: Html): string {
  return html[MARKUP];
}

function markup(characters: string): Html {
  return { [MARKUP]: characters };
}

function textOf(value: HtmlValue): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return MARKUP in value ? value[MARKUP] : value.map(textOf).join('');
  return escapeHtml(String(value));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
