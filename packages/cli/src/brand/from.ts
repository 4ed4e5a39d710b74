// linework brand from: in, a logo or a style sheet; out, a proposed brand file, printed or written, and a picture with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, usageFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';
import { keepOther, writeChanged } from '../files/write-file.js';
import { SETTINGS_NAME } from '../settings/settings.js';
import { type Act, BRAND_NAME } from './options.js';
import { drawPreview } from './preview.js';
import { proposalFrom } from './proposal.js';

const SCHEMA = 'node_modules/linework/docs/reference/brand.schema.json';

export const from: Act = async (io, { write, preview, json }, written) => {
  if (written === undefined) throw usageFailure('linework brand from needs a logo (*.svg) or a style sheet (*.css).');
  const { brand, logo, copied } = proposalFrom(written, io.folder);
  const schema = existsSync(join(io.folder, SCHEMA)) ? { $schema: `./${SCHEMA}` } : {};
  const content = `${JSON.stringify({ ...schema, ...brand }, null, 2)}\n`;
  if (preview !== undefined) await drawPreview(io, preview, { ...brand, ...(logo === undefined ? {} : { logo }) });
  if (!write) {
    io.out.write(content);
    return EXIT.fine;
  }
  const outputs = [{ name: BRAND_NAME, content }, ...(copied === undefined ? [] : [copied])];
  for (const each of outputs)
    keepOther(join(io.folder, each.name), each.content, ' Move it away to write another one.');
  const files = outputs.map((each) => ({
    file: each.name,
    status: writeChanged(join(io.folder, each.name), each.content),
  }));
  if (json) io.out.write(`${JSON.stringify({ files, brand })}\n`);
  else {
    for (const { file, status } of files) io.out.write(`${status} ${shownPath(file)}\n`);
    io.out.write(`Next: in ${SETTINGS_NAME}, write "brand": { "file": "${BRAND_NAME}" }\n`);
  }
  return EXIT.fine;
};
