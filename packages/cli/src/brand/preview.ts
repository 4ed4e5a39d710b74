// One picture with a brand: in, the brand and the path of the picture; out, the picture there, in the colours of its reader's scheme.
import type { BrandInput } from '@linework/core';
import { drawAs } from '@linework/operations/formats/draw-as';
import { withHouseStyle } from '@linework/operations/house-style/house-style';
import { usageFailure } from '../command/failure.js';
import { exporter } from '../drawing/pictures.js';
import { namedPath } from '../files/named-path.js';
import { shownPath } from '../files/read-text.js';
import { writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import type { Io } from '../terminal/io.js';

/** Has every part that a brand colours. */
const SAMPLE = `flow "Preview" direction=right numbered=on
node you person "You"
group shop "Shop" {
  node api service "API"
  node orders database "Orders"
}
you -> api : "orders" role=identity
api -> orders : "writes" role=data
`;

export async function drawPreview(io: Io, path: string, brand: BrandInput): Promise<void> {
  if (!path.endsWith('.svg'))
    throw usageFailure(`--preview cannot be '${shownPath(path)}'. Write a name that ends in .svg.`);
  const context = await withHouseStyle({ icons, exporter }, { brand });
  const drawing = await drawAs('svg', SAMPLE, { theme: 'auto' }, context, context);
  const svg = 'refused' in drawing ? undefined : drawing.picture?.svg;
  if (svg === undefined) throw new Error('The sample is not drawn.');
  io.err.write(`${writeChanged(namedPath(io.folder, path), svg)} ${shownPath(path)}\n`);
}
