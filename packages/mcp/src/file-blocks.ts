// Picture files for agents: in, an operation's response; out, the response without the bytes, which go into separate
// blocks for the agent's user: a PNG as an image together with the SVG, anything else as a resource.
import type { CallToolResult } from '@modelcontextprotocol/server';

type Block = CallToolResult['content'][number];

interface PictureFile {
  readonly mediaType: string;
  readonly base64: string;
}

const FOR_THE_USER = { annotations: { audience: ['user' as const] } };

/** Splits the file off the response and returns its blocks. */
export function partedAnswer(value: unknown): { readonly answer: unknown; readonly blocks: readonly Block[] } {
  const { file, ...rest } = value as { readonly file?: PictureFile; readonly svg?: string };
  if (file === undefined) return { answer: value, blocks: [] };
  const { svg, ...answer } = rest;
  return { answer, blocks: fileBlocks(file, svg) };
}

/** `svg`: the same picture as SVG. */
function fileBlocks({ mediaType, base64 }: PictureFile, svg: string | undefined): Block[] {
  if (!mediaType.startsWith('image/')) {
    const uri = `picture://diagram.${mediaType.split('/').at(-1)}`;
    return [{ type: 'resource', resource: { uri, mimeType: mediaType, blob: base64 }, ...FOR_THE_USER }];
  }
  // The image is for both: an agent with vision checks how it looks.
  const image: Block = { type: 'image', data: base64, mimeType: mediaType };
  if (svg === undefined) return [image];
  const resource = { uri: 'picture://diagram.svg', mimeType: 'image/svg+xml', text: svg };
  return [image, { type: 'resource', resource, ...FOR_THE_USER }];
}
