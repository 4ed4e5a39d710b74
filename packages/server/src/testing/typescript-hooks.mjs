// Lets a test's worker run the sources directly: in, a module's name and text; out, TypeScript without its types.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

export function resolve(specifier, context, next) {
  const fromSource = context.parentURL?.endsWith('.ts') && specifier.startsWith('.');
  const name = fromSource ? specifier.replace(/\.js$/, '.ts') : specifier;
  return next(name, { ...context, conditions: ['@linework/source', ...context.conditions] });
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(url)), { loader: 'ts', target: 'node20' });
  return { format: 'module', source: code, shortCircuit: true };
}
