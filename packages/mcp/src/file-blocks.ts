// Pictures that are files, for agents: in, what an operation answered; out, the answer without the bytes, which go into blocks of
// their own for the agent's user: a PNG as an image, with the SVG beside it, anything else as a resource.
import type { CallToolResult } from '@modelcontextprotocol/server';

type Block = CallToolResult['content'][number];

interface PictureFile {
  readonly mediaType: string;
  readonly base64: string;
}

const FOR_THE_USER = { annotations: { audience: ['user' as const] } };

/** `file` of the answer, if it has one. */
export function fileOf(value: unknown): PictureFile | undefined {
  return (value as { readonly file?: PictureFile }).file;
}

/** The same picture as SVG, where it came along. */
export function svgBeside(value: unknown): string | undefined {
  return (value as { readonly svg?: string }).svg;
}

/** What stands in blocks of its own is not in the answer. */
export function withoutFile(value: unknown): object {
  const { file: _, svg: __, ...rest } = value as { readonly file?: PictureFile; readonly svg?: string };
  return rest;
}

/** The answer's schema for a list of tools: a file is never in the answer. */
export function schemaWithoutFile<Schema extends object>(schema: Schema): Schema {
  if (!('properties' in schema) || typeof schema.properties !== 'object') return schema;
  const { file: _, ...properties } = schema.properties as { readonly file?: unknown };
  return { ...schema, properties };
}

/** `svg`: the same picture as SVG. */
export function fileBlocks({ mediaType, base64 }: PictureFile, svg: string | undefined): Block[] {
  if (!mediaType.startsWith('image/')) {
    const uri = `picture://diagram.${mediaType.split('/').at(-1)}`;
    return [{ type: 'resource', resource: { uri, mimeType: mediaType, blob: base64 }, ...FOR_THE_USER }];
  }
  // The image is for both: an agent with eyes checks how it looks.
  const image: Block = { type: 'image', data: base64, mimeType: mediaType };
  if (svg === undefined) return [image];
  const resource = { uri: 'picture://diagram.svg', mimeType: 'image/svg+xml', text: svg };
  return [image, { type: 'resource', resource, ...FOR_THE_USER }];
}
