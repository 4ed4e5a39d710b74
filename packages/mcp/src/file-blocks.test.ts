import { describe, expect, test } from 'vitest';
import { partedAnswer } from './file-blocks.js';

const png = { mediaType: 'image/png', base64: 'iVBO' };
const image = { type: 'image', data: 'iVBO', mimeType: 'image/png' };

describe('a picture in a response', () => {
  test('is an image when it is a PNG, with the SVG as a resource for the user, and its bytes are not sent twice', () => {
    expect(partedAnswer({ ok: true, file: png, svg: '<svg/>', diagnostics: [] })).toEqual({
      answer: { ok: true, diagnostics: [] },
      blocks: [
        image,
        {
          type: 'resource',
          resource: { uri: 'picture://diagram.svg', mimeType: 'image/svg+xml', text: '<svg/>' },
          annotations: { audience: ['user'] },
        },
      ],
    });
    expect(partedAnswer({ file: png })).toEqual({ answer: {}, blocks: [image] });
  });

  test('is a resource for the user when it is a PDF', () => {
    expect(partedAnswer({ file: { mediaType: 'application/pdf', base64: 'JVBE' }, svg: '<svg/>' }).blocks).toEqual([
      {
        type: 'resource',
        resource: { uri: 'picture://diagram.pdf', mimeType: 'application/pdf', blob: 'JVBE' },
        annotations: { audience: ['user'] },
      },
    ]);
  });

  test('stays in the response when it is text', () => {
    const value = { ok: true, svg: '<svg/>' };
    expect(partedAnswer(value)).toEqual({ answer: value, blocks: [] });
  });
});
