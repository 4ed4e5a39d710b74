import { describe, expect, test } from 'vitest';
import { fileBlocks, fileOf, schemaWithoutFile, withoutFile } from './file-blocks.js';

const png = { mediaType: 'image/png', base64: 'iVBO' };

describe('a picture in an answer', () => {
  test('is found, and taken out so that its bytes are not sent twice', () => {
    const value = { ok: true, file: png, diagnostics: [] };
    expect(fileOf(value)).toBe(png);
    expect(withoutFile(value)).toEqual({ ok: true, diagnostics: [] });
    expect(fileOf({ ok: true, svg: '<svg/>' })).toBeUndefined();
  });

  test('is not in the schema that tools are listed with', () => {
    const schema = { type: 'object', properties: { ok: {}, file: {} } };
    expect(schemaWithoutFile(schema)).toEqual({ type: 'object', properties: { ok: {} } });
    expect(schemaWithoutFile({ type: 'object' })).toEqual({ type: 'object' });
  });

  test('is an image when it is a PNG, with the SVG as a resource for the user', () => {
    expect(fileBlocks(png, '<svg/>')).toEqual([
      { type: 'image', data: 'iVBO', mimeType: 'image/png' },
      {
        type: 'resource',
        resource: { uri: 'picture://diagram.svg', mimeType: 'image/svg+xml', text: '<svg/>' },
        annotations: { audience: ['user'] },
      },
    ]);
    expect(fileBlocks(png, undefined)).toHaveLength(1);
  });

  test('is a resource for the user when it is a PDF', () => {
    expect(fileBlocks({ mediaType: 'application/pdf', base64: 'JVBE' }, undefined)).toEqual([
      {
        type: 'resource',
        resource: { uri: 'picture://diagram.pdf', mimeType: 'application/pdf', blob: 'JVBE' },
        annotations: { audience: ['user'] },
      },
    ]);
  });
});
