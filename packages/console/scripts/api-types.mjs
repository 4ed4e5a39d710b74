// Writes the types of every endpoint, src/generated/api.ts, and the actions that the audit log of an organisation can have, src/generated/audit-actions.ts,
// from the service's own description: in, the declarations in the sources of the server; out, `paths` in the form that openapi-fetch reads, and names. openapi-typescript would do it, but needs another TypeScript and a second parser of descriptions.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { typeOf } from './schema-types.mjs';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const server = join(dirname(home), 'server');
const generated = join(home, 'src', 'generated');

/** In the server's folder, where the packages that its sources import are found. */
const described = join(server, 'generated', 'description.mjs');

const ENTRY = `import { operations, sharedSchemas } from '@linework/operations';
import { z } from 'zod';
import { openApiDocument } from './platform/openapi/document.js';
import { OPERATOR_ACTIONS } from './hosting/admin/note.js';
import { endpoints, errors, otherActions } from './resources/registry.js';
export const description = openApiDocument([...operations, ...endpoints], sharedSchemas(z), { version: '0', baseUrl: 'https://linework.example', errors });
const ofOrganisations = endpoints.filter(({ http }) => /^\\/(?:orgs|scim)\\b/.test(http?.path ?? '')).flatMap(({ action }) => action ?? []);
const others = [...otherActions, ...OPERATOR_ACTIONS].map(({ action }) => action);
export const auditActions = [...new Set([...ofOrganisations, ...others])].sort();
`;

await mkdir(generated, { recursive: true });
await build({
  stdin: { contents: ENTRY, resolveDir: join(server, 'src'), loader: 'ts' },
  outfile: described,
  bundle: true,
  format: 'esm',
  platform: 'node',
  conditions: ['@linework/source'],
  plugins: [
    {
      name: 'only-our-packages',
      setup: (each) => {
        each.onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@linework/') ? null : { external: true }));
      },
    },
  ],
  logLevel: 'warning',
});
const { description, auditActions } = await import(pathToFileURL(described).href);

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

function contentOf(content = {}) {
  const lines = Object.entries(content).map(
    ([type, { schema }]) => `${JSON.stringify(type)}: ${type === JSON_TYPE ? typeOf(schema) : 'string'};`,
  );
  return `content: { ${lines.join(' ')} };`;
}

function parametersOf(parameters = []) {
  const places = ['path', 'query', 'header'].map((place) => {
    const own = parameters.filter((each) => each.in === place);
    if (own.length === 0) return `${place}?: never;`;
    const fields = own.map(
      ({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema)};`,
    );
    return `${place}${own.some(({ required }) => required) ? '' : '?'}: { ${fields.join(' ')} };`;
  });
  return `parameters: { ${places.join(' ')} cookie?: never; };`;
}

function operationOf({ parameters, requestBody, responses }) {
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      `${status}: { headers: { [name: string]: unknown }; ${content ? contentOf(content) : 'content?: never;'} };`,
  );
  const body = requestBody ? `requestBody: { ${contentOf(requestBody.content)} };` : 'requestBody?: never;';
  return `{ ${parametersOf(parameters)} ${body} responses: { ${answers.join(' ')} }; }`;
}

const paths = Object.entries(description.paths).map(([path, each]) => {
  const methods = METHODS.map((method) =>
    each[method] ? `    ${method}: ${operationOf(each[method])};\n` : `    ${method}?: never;\n`,
  );
  return `  ${JSON.stringify(path)}: {\n${methods.join('')}  };\n`;
});
const schemas = Object.entries(description.components.schemas).map(
  ([name, schema]) => `  ${JSON.stringify(name)}: ${typeOf(schema)};\n`,
);
await writeFile(
  join(generated, 'api.ts'),
  `// Written by scripts/api-types.mjs: the endpoints of the service.
export interface Schemas {
${schemas.join('')}}

export interface paths {
${paths.join('')}}
`,
);
await writeFile(
  join(generated, 'audit-actions.ts'),
  `// Written by scripts/api-types.mjs: what the audit log of an organisation can have.
export const AUDIT_ACTIONS: readonly string[] = ${JSON.stringify(auditActions)};
`,
);
await writeFile(join(generated, 'operations.json'), JSON.stringify(operationsOf(description)));

/** Every endpoint: `[method, path, operationId, tag]`. */
function operationsOf({ paths: all }) {
  return Object.entries(all).flatMap(([path, each]) =>
    METHODS.filter((method) => each[method]).map((method) => ({
      method: method.toUpperCase(),
      path,
      name: each[method].operationId,
      tag: each[method].tags?.[0],
    })),
  );
}
