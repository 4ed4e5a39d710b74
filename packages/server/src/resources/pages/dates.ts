// Dates on pages: in words and in UTC, so that the page is the same for everyone.
import { type Html, html } from '../../pages/html.js';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `23 November 2026`, marked up. */
export function day(moment: Date): Html {
  return html`<time datetime="${moment.toISOString()}">${DAY.format(moment)}</time>`;
}

/** `23 November 2026, 17:50 UTC` */
export function minute(moment: Date): string {
  return `${DAY.format(moment)}, ${moment.toISOString().slice(11, 16)} UTC`;
}
