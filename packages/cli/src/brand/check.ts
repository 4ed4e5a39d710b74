// linework brand check: in, a brand file; out, whether it is valid, and which colours pictures use instead of its own.
import { EXIT } from '../command/failure.js';
import { namedPath } from '../files/named-path.js';
import { shownFrom } from '../files/read-text.js';
import { readBrandFile } from '../house-style/brand-file.js';
import { pathInRepository } from '../house-style/repository-file.js';
import { nearestSettings, unstyledSettings } from '../settings/settings.js';
import { adjustmentLines, adjustmentsOf } from './adjustments.js';
import { type Act, BRAND_NAME } from './options.js';
import { drawPreview } from './preview.js';

export const check: Act = async (io, { settings, preview, json }, written) => {
  const path = written === undefined ? await brandPath(io.folder, settings) : namedPath(io.folder, written);
  const { brand } = await readBrandFile(path, io.folder);
  const adjustments = adjustmentsOf(brand);
  if (preview !== undefined) await drawPreview(io, preview, brand);
  if (json) io.out.write(`${JSON.stringify({ ok: true, adjustments })}\n`);
  else io.out.write([`${shownFrom(io.folder, path)} is valid.`, ...adjustmentLines(adjustments), ''].join('\n'));
  return EXIT.fine;
};

/** The file that the settings name, if they name one. */
async function brandPath(folder: string, named: string | undefined): Promise<string> {
  const path = nearestSettings(folder, named);
  const file = path === undefined ? undefined : (await unstyledSettings(folder, path)).file?.brand?.file;
  return path === undefined || file === undefined ? namedPath(folder, BRAND_NAME) : pathInRepository(path, file);
}
