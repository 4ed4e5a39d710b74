// Picture files for agents: in, an operation's response; out, the response without the bytes, which go into separate
// blocks: a PNG as an image, anything else as a resource for the agent's user.
import type { CallToolResult } from '@modelcontextprotocol/server';

type Block = CallToolResult['content'][number];

interface PictureFile {
  readonly mediaType: string;
  readonly base64: string;
}

const FOR_THE_USER = { annotations: { audience: ['user' as const] } };

/** Splits the file off the response and returns its blocks. */
export function partedAnswer(value: unknown): { readonly answer: unknown; readonly blocks: readonly Block[] } {
  const { file, ...answer } = value as { readonly file?: PictureFile };
  return file === undefined ? { answer: value, blocks: [] } : { answer, blocks: [fileBlock(file)] };
}

function fileBlock({ mediaType, base64 }: PictureFile): Block {
  // The image is for both: an agent with vision checks how it looks.
  if (mediaType.startsWith('image/')) return { type: 'image', data: base64, mimeType: mediaType };
  const uri = `picture://diagram.${mediaType.split('/').at(-1)}`;
  return { type: 'resource', resource: { uri, mimeType: mediaType, blob: base64 }, ...FOR_THE_USER };
}
