// The one place where a text becomes markup or a script's address: in, a picture of the core or the address of the worker; out, what a
// page with Trusted Types accepts. Browsers without Trusted Types take the text.

/** As lib.dom has no Trusted Types yet. */
interface Policy {
  readonly createHTML: (svg: string) => string;
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };

/** Created on first use: a page that doesn't allow the name `linework` can still load the module. */
let policy: Policy | undefined;

function linework(): Policy {
  const rules: Policy = { createHTML: (svg) => svg, createScriptURL: (address) => address };
  policy ??= trustedTypes?.createPolicy('linework', rules) ?? rules;
  return policy;
}

/** Parses a picture. No part of it runs or loads, and links are the only addresses in it. */
export function parsedSvg(svg: string): Element {
  return new DOMParser().parseFromString(linework().createHTML(svg), 'image/svg+xml').documentElement;
}

export function drawingWorker(): Worker {
  // Kept apart: bundlers copy `new URL('…', import.meta.url)` as it is, without the modules that it imports.
  const here = import.meta.url;
  return new Worker(linework().createScriptURL(new URL('worker.js', here).href), { type: 'module' });
}
