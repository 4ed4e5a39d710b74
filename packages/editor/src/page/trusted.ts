// The one place where a text becomes markup or a script's address: in, a picture of the core or the name of the worker; out, what a page with
// Trusted Types accepts. Browsers without Trusted Types take the text.

/** As lib.dom has no Trusted Types yet. */
interface Policy {
  readonly createHTML: (svg: string) => string;
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
const RULES: Policy = { createHTML: (svg) => svg, createScriptURL: (address) => address };
const policy: Policy = trustedTypes?.createPolicy('linework-editor', RULES) ?? RULES;

/** A picture has its rules in one element, between lines of their own; no text of a picture can look like one, since `<` is escaped. */
const STYLE = /<style>\n(.*?)<\/style>\n/s;

export interface ParsedPicture {
  /** Without its rules, in a document of its own. No part of it runs or loads, and links are the only addresses in it. */
  readonly svg: SVGSVGElement;
  /** For a constructed style sheet, since the page's policy forbids `<style>`. */
  readonly rules: string;
}

export function parsedPicture(text: string): ParsedPicture {
  const markup = policy.createHTML(text.replace(STYLE, ''));
  const svg: Element = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  if (!(svg instanceof SVGSVGElement)) throw new Error("The picture isn't an SVG.");
  return { svg, rules: STYLE.exec(text)?.[1] ?? '' };
}

// Kept apart: bundlers take `new URL('…', import.meta.url)` for one file that they have to copy.
const here = import.meta.url;

/** A worker of the site, by the name of its file. */
export function workerOf(name: 'worker.js' | 'starter.js'): Worker {
  return new Worker(policy.createScriptURL(new URL(name, here).href), { type: 'module' });
}

/** Undefined where the browser has no service workers, or where the page is not part of the static site: a service serves its own page. */
export async function registerOffline(name: 'offline.js'): Promise<ServiceWorkerRegistration | undefined> {
  const isSite = new URL('.', location.href).href === new URL('.', here).href;
  if (!isSite || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(policy.createScriptURL(new URL(name, here).href));
}
