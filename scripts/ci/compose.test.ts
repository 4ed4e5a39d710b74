// Planted faults are found in the Dockerfile and in compose.yaml, and none where there is none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';
import { faultsOfCompose, faultsOfDockerfile } from './compose.mjs';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');

test('the repository files have no faults', () => {
  expect(faultsOfDockerfile(dockerfile)).toEqual([]);
  expect(faultsOfCompose(compose)).toEqual([]);
});

test.each([
  ['node:22-slim AS build', 'node AS build', 'FROM node names no version'],
  ['USER node', 'USER root', 'it runs as root'],
  ['USER node\n', '', 'the last stage has no USER'],
  ['npm run build', 'npm install', 'npm ci installs what the lock says; npm install does not'],
  ['RUN mkdir', 'RUN curl https://example.com && mkdir', /RUN downloads/],
  ['--from=build /app/LICENSE', '--from=built /app/LICENSE', 'COPY --from=built names no stage'],
  ['CMD ["serve"]', 'CMD serve', 'CMD is not a list of arguments'],
  ['PORT=4180', 'PROT=4180', 'Dockerfile: PROT is not a setting'],
  ['WORKDIR', 'WRKDIR', 'WRKDIR is not an instruction'],
])('in the Dockerfile %s as %s is found', (good, bad, fault) => {
  expect(dockerfile).toContain(good);
  expect(faultsOfDockerfile(dockerfile.replace(good, bad))).toContainEqual(
    typeof fault === 'string' ? fault : expect.stringMatching(fault),
  );
});

test.each([
  ['LINEWORK_PROXIES', 'LINEWORK_PROXYS', 'linework: LINEWORK_PROXYS is not a setting'],
  ['"1"', 'many', 'linework: LINEWORK_PROXIES must be a whole number from 0 to 10'],
  ['postgres:17', 'postgres', 'database: postgres has no version'],
  ['service_healthy', 'service_started', 'linework does not wait until database is healthy'],
  [
    '      - database-url\n',
    '',
    'linework: DATABASE_URL_FILE reads the secret database-url, which the service is not given',
  ],
  ['- data:/data', '- date:/data', 'linework: the volume date is not declared'],
  ['  linework-secret:\n    file', '  a-secret:\n    file', 'linework: the secret linework-secret is not declared'],
  ['restart:', 'restarts:', 'linework: restarts is not expected'],
])('in compose.yaml %s as %s is found', (good, bad, fault) => {
  expect(compose).toContain(good);
  expect(faultsOfCompose(compose.replace(good, bad))).toContain(fault);
});
