// Every endpoint of the interface specification is served: its list, which is beside a developer's checkout, against /openapi.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hosted } from '../testing/hosted.js';

const SPEC = join(import.meta.dirname, '../../../../../shared/SPEC.md');

const { baseUrl } = hosted();

let served: ReadonlySet<string>;
beforeAll(async () => {
  const { paths } = await (await fetch(new URL('/openapi.json', baseUrl()))).json();
  served = new Set(
    Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => withoutNames(`${method.toUpperCase()} ${path}`)),
    ),
  );
});

/** Parameters can have other names. */
function withoutNames(endpoint: string): string {
  return endpoint.replaceAll(/\{\w+\}/g, '{}');
}

// Without the specification there is nothing to compare with.
describe.runIf(existsSync(SPEC))('the specification', () => {
  const listed = existsSync(SPEC)
    ? [...readFileSync(SPEC, 'utf8').matchAll(/^- (GET|POST|PUT|PATCH|DELETE) `([^`]+)`/gm)].map(
        ([, method, path]) => `${method} ${path}`,
      )
    : [];

  test('lists 130 endpoints', () => {
    expect(new Set(listed).size).toBe(130);
  });

  test.each(listed)('%s is served', (endpoint) => {
    expect(served).toContain(withoutNames(endpoint));
  });
});
