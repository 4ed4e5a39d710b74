// The one address of a script that this page makes: the editor's worker, for pages with Trusted Types. Browsers without them take the text.

/** As lib.dom has no Trusted Types yet. */
interface Policy {
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
const RULES: Policy = { createScriptURL: (address) => address };
const policy: Policy = trustedTypes?.createPolicy('linework-console', RULES) ?? RULES;

export function editorWorker(): Worker {
  return new Worker(policy.createScriptURL('/editor/worker.js'), { type: 'module' });
}
