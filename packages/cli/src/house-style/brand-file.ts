// A brand file: in, its path; out, the brand with its font, the text of its logo and the files that were read, or a failure with every problem, its place
// and what to write instead.
import { type BrandInput, type BrandProblem, brandProblems, type FontFiles } from '@linework/core';
import { checkBrandFile } from '@linework/operations/settings/check-brand-file';
import type { BrandFile } from '@linework/operations/settings/contract';
import { usageFailure } from '../command/failure.js';
import { shownFrom } from '../files/read-text.js';
import { servicePackage } from '../service-packages.js';
import { jsonFault } from '../settings/json-fault.js';
import { placedProblems } from '../settings/json-places.js';
import { boundedBytes, boundedText, pathInRepository } from './repository-file.js';

/** Bytes of a brand file with the text of a logo in it, and of a logo. */
const LARGEST = 400_000;

export interface ReadBrand {
  readonly brand: BrandInput;
  readonly files: readonly string[];
}

/** `folder`: messages name files relative to it. */
export async function readBrandFile(path: string, folder: string): Promise<ReadBrand> {
  const name = shownFrom(folder, path);
  const text = boundedText(path, LARGEST);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw usageFailure(jsonFault(name, text, error));
  }
  const checked = checkBrandFile(value);
  if ('problems' in checked) throw faulty(placedProblems(name, text, checked.problems));
  const { logo, files } = logoOf(checked.brand, path);
  const { $schema: _schema, logo: _logo, fontFiles = [], ...rest } = checked.brand;
  const fonts = fontFiles.map((each) => pathInRepository(path, each));
  const brand = { ...rest, ...(logo === undefined ? {} : { logo }) };
  const problems = brandProblems(brand);
  if (problems.length === 0) {
    const font = fonts.length === 0 ? undefined : await fontIn(fonts, folder);
    return { brand: { ...brand, ...(font && { fontFiles: font }) }, files: [path, ...files, ...fonts] };
  }
  const [logoFile] = files;
  const ofLogo = problems.filter(({ field }) => field === 'logo' && logoFile !== undefined);
  const ofFile = problems.filter((each) => !ofLogo.includes(each));
  throw faulty([
    ...placedProblems(name, text, ofFile.map(sentence)),
    ...ofLogo.map(({ message, hint }) => `${shownFrom(folder, logoFile ?? path)}: ${message} ${hint}`),
  ]);
}

/** Only a brand with a font loads what reads it. */
async function fontIn(paths: readonly string[], folder: string): Promise<FontFiles> {
  const { LARGEST_FONT_FILE, readBrandFont } = await servicePackage('@linework/export');
  const result = await readBrandFont(paths.map((each) => boundedBytes(each, LARGEST_FONT_FILE)));
  if (result.ok) return result.font;
  throw faulty([`${paths.map((each) => shownFrom(folder, each)).join(', ')}: ${result.message} ${result.hint}`]);
}

/** Colours were checked already. */
function sentence({ field, message, hint }: BrandProblem): string {
  return `${field}: ${message} ${hint}`;
}

function faulty(problems: readonly string[]): Error {
  return usageFailure(`The brand has errors:\n${problems.map((each) => `  ${each}`).join('\n')}`);
}

/** The text of the logo; a text that is not SVG is the path of a file. */
function logoOf({ logo }: BrandFile, path: string): { readonly logo?: string; readonly files: readonly string[] } {
  if (logo === undefined) return { files: [] };
  if (logo.trimStart().startsWith('<')) return { logo, files: [] };
  const file = pathInRepository(path, logo);
  return { logo: boundedText(file, LARGEST), files: [file] };
}
