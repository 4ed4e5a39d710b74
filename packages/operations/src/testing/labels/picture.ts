// Pictures of labels: put_label_picture accepts bytes, get_label_picture returns a download.
import { operation } from '../../operation.js';
import { labelsTag } from './tag.js';

const path = '/labels/{id}/picture';

export const putLabelPicture = operation({
  name: 'put_label_picture',
  summary: 'Upload the picture of a label',
  description: 'Replaces the picture.',
  http: {
    method: 'PUT',
    path,
    tag: labelsTag,
    body: { as: 'bytes', mediaTypes: ['image/png'], field: 'picture' },
    bodyLimit: 1_000,
    status: 201,
  },
  access: { session: 'any' },
  effect: 'write',
  refusals: [],
  example: { id: 'payments', picture: new Uint8Array([0x89, 0x50]) },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: z.string().max(60), picture: z.instanceof(Uint8Array) }),
    output: z.object({ bytes: z.int() }),
  }),
  run: ({ picture }) => ({ value: { bytes: picture.length } }),
});

export const getLabelPicture = operation({
  name: 'get_label_picture',
  summary: 'Download the picture of a label',
  description: 'Returns only the picture.',
  http: { method: 'GET', path, tag: labelsTag, answer: { as: 'field', mediaType: 'image/svg+xml', field: 'svg' } },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: [],
  example: { id: 'payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: z.string().max(60) }),
    output: z.object({ svg: z.string() }),
  }),
  run: ({ id }) => ({ value: { svg: `<svg xmlns="http://www.w3.org/2000/svg" id="${id.replaceAll(/\W/g, '')}"/>` } }),
});
