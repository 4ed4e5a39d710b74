// Icons that imports write are there: in, every well-known name of a format; out, no warning of an unknown icon.
import { nodeIcons } from '@linework/icons/node';
import { expect, test } from 'vitest';
import { kindLooks } from '../../../import/src/formats/backstage/kinds.data.js';
import { knownImages } from '../../../import/src/formats/compose/images.data.js';

const icons = nodeIcons();

const entities = Object.values(kindLooks).flatMap(({ rows, otherwise }) => [
  otherwise,
  ...rows.map(([, look]) => look),
]);

test.each([
  ['images of Compose', knownImages.map(([, icon]) => icon)],
  ['entities of Backstage', entities.map(({ icon = '' }) => icon)],
])('%s', (_, names) => {
  expect(names.filter((name) => name !== '' && icons.find(name) === undefined)).toEqual([]);
});
