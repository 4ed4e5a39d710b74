// The icons that imports write exist: in, every well-known name of a format; out, no warning about an unknown icon.
import { nodeIcons } from '@linework/icons/node';
import { expect, test } from 'vitest';
import { aws } from '../../../import/src/cloud/products/aws.data.js';
import { azure } from '../../../import/src/cloud/products/azure.data.js';
import { gcp, kubernetes, others } from '../../../import/src/cloud/products/other.data.js';
import { kindLooks } from '../../../import/src/formats/backstage/kinds.data.js';
import { knownImages } from '../../../import/src/formats/compose/images.data.js';
import { LOOKS } from '../../../import/src/manifests/looks.data.js';

const icons = nodeIcons();

const entities = Object.values(kindLooks).flatMap(({ rows, otherwise }) => [
  otherwise,
  ...rows.map(([, look]) => look),
]);

test.each([
  ['images of Compose', knownImages.map(([, icon]) => icon)],
  ...[aws, azure, gcp, kubernetes, others].map(({ name, rows }): [string, string[]] => [
    `products of ${name}`,
    rows.map(({ product: { icon = '' } }) => icon),
  ]),
  ['kinds of a cluster', Object.values(LOOKS).map(({ icon = '' }) => icon)],
  ['entities of Backstage', entities.map(({ icon = '' }) => icon)],
])('%s', (_, names) => {
  expect(names.filter((name) => name !== '' && icons.find(name) === undefined)).toEqual([]);
});
