// The pages of imports: in, the importers with their prose and examples; out, an overview and one page per format, with
// the example, the resulting source and its picture.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { drawSchemes, outline } from '@linework/core';
import { importers, importFiles } from '@linework/import';
import { overridesSchema } from '@linework/operations/import/overrides-schema';
import { z } from 'zod';
import { root } from '../fresh.mjs';
import { ownCodes } from './codes.mjs';
import { code, codes, fence, page, picture, plain, sentence, table } from './markdown.mjs';

const formats = join(root, 'packages', 'import', 'src', 'formats');

const OVERRIDES = {
  rename: { 'public.orders': 'Orders' },
  hide: ['public.schema_migrations', 'audit.*'],
  tone: { 'public.pay*': 'orange' },
  note: { 'public.orders': 'Kept for ten years' },
  groups: [{ name: 'Money', type: 'data-tier', items: ['public.invoices', 'public.payments'] }],
  edges: [{ from: 'public.orders', to: 'public.parcels', label: 'sent as' }],
};

/** Returns every file of the reference about imports, by its path there. */
export async function importingPages(icons) {
  const files = new Map([
    ['importing.md', contents()],
    ['overrides.schema.json', `${JSON.stringify(overridesJsonSchema(), null, 2)}\n`],
  ]);
  for (const importer of importers) {
    const example = await exampleOf(importer, icons);
    files.set(`importing/${importer.format}.md`, formatPage(importer, example, icons));
    const [light, dark] = drawSchemes(example.result.source, ['light', 'dark'], {}, { icons });
    files.set(`pictures/import-${importer.format}.svg`, light.svg);
    files.set(`pictures/import-${importer.format}.dark.svg`, dark.svg);
  }
  return files;
}

/** The files of `example/`, imported as a user would. */
export async function exampleOf({ format }, icons) {
  const folder = join(formats, format, 'example');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort()
    .map((path) => ({
      path: path
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      content: readFileSync(path, 'utf8'),
    }));
  const result = await importFiles({ files }, { icons });
  if (!result.ok) throw new Error(`${format}: its example is not imported: ${JSON.stringify(result.diagnostics)}`);
  return { files, result };
}

function formatPage({ format, aliases = [], options, codes: own }, { files, result }, icons) {
  const prose = readFileSync(join(formats, format, `${format}.md`), 'utf8').replace(/^# .*\n/, '');
  const summary = outline(result.source, { icons }).outline?.lines[0] ?? '';
  return page(
    `# ${format}`,
    prose,
    aliases.length === 0 ? '' : `Aliases: ${codes(aliases)}.`,
    '## Example',
    ...files.flatMap(({ path, content }) => [`${code(path)}:`, fence(languageOf(path), content)]),
    `${code(`linework import ${files.length === 1 ? files[0].path : 'FOLDER'}`)} prints:`,
    fence('diagram', result.source),
    picture(`../pictures/import-${format}`, summary),
    result.diagnostics.length === 0 ? '' : 'Reported:',
    result.diagnostics
      .map(({ file, line, code: of, message }) => `- ${of} ${plain(`${file}:${line}`)}: ${plain(message)}`)
      .join('\n'),
    options.length === 0 ? '' : '## Options',
    table(
      ['Option', 'Value', 'Meaning'],
      options.map(({ name, takes, meaning }) => [
        code(name),
        typeof takes === 'string' ? { text: 'a text', texts: 'texts separated by commas' }[takes] : codes(takes),
        sentence(meaning),
      ]),
    ),
    own.length === 0 ? '' : '## Codes of this format',
    ownCodes(own),
    '[All formats](../importing.md)',
  );
}

function languageOf(path) {
  const ending = path.split('.').pop() ?? '';
  return { yml: 'yaml', txt: 'text', tf: 'hcl' }[ending] ?? (/^[a-z]{1,8}$/.test(ending) ? ending : 'text');
}

function overridesJsonSchema() {
  const { $schema, $defs, ...whole } = z.toJSONSchema(overridesSchema(z));
  const { id: _, ...own } = $defs?.Overrides ?? whole;
  return { $schema, title: 'Overrides of a Linework import', ...own };
}

function contents() {
  return page(
    '# Importing',
    `${code('linework import FILE|FOLDER...')}, ${code('POST /v1/import')} and the tool ${code('import_diagram')} make diagrams from existing files. Nothing in the files is run, and nothing they refer to is fetched. Content that no picture can show is reported with its line. The same files give the same bytes; ids stay the same when files are reordered or grow elsewhere.`,
    table(
      ['Format', 'Input'],
      importers.map(({ format, meaning }) => [`[${format}](importing/${format}.md)`, sentence(meaning)]),
    ),
    `Without ${code('--format')}, the format is detected from names and contents, and reported with the reason. Write options of a format as ${code('--set tables=orders,audit_*')}; in a request they are ${code('options')}.`,
    '## Files that files name',
    `The command also reads the files that its input names: those that a Structurizr workspace extends or includes, the bases, components and patches of a kustomization, files in ${code('$ref')} of OpenAPI and AsyncAPI, ${code('include')} and ${code('extends')} of Compose, local modules of Terraform and Bicep, and local includes, templates and workflows of pipelines. It reads them only inside the repository of the input, or inside ${code('--root FOLDER')}, without following links out of it, and at most 500. It lists each file that it read on standard error (${code('named')} with ${code('--json')}), and each that it refused with the reason (${code('notRead')}). If a file outside the named folder is read, paths begin at the folder that contains all files. ${code('linework generate')} does the same inside the folder of the settings file. In a request, send all files together.`,
    '## Response',
    `The response has the fields of the converter (${code('ok')}, ${code('kind')}, ${code('source')}, ${code('diagnostics')}, ${code('stats')}, ${code('validation')}, ${code('outline')}, ${code('next')}) and ${code('origins')}: for each node, group and edge its id, the format's own name (${code('external')}), file and line, and the line of the source. ${code('I140')} and ${code('I141')} report everything that is omitted.`,
    '## Large inputs',
    `Above forty nodes, the source is an overview and ${code('parts')} contains a diagram of each part: the contents of a frame, or nodes connected by lines. A schema is divided sooner, if its picture would be too large to read; ${code('split=never')} prevents it. A line of the overview is what refers from one part to the other. ${code('-o shop.diagram')} writes them beside it as ${code('shop.PART.diagram')}; ${code('--part NAME')} prints one. ${code('--focus NAME')} draws one item with its neighbours, up to ${code('--depth N')} lines away.`,
    '## Persistent changes',
    `Overrides are applied after each import, so you make each change only once. They are in a file beside the output, ${code('shop.overrides.json')}, or in ${code('--overrides FILE')}. Names are the format's own; an asterisk stands for any characters. A name that no longer occurs in the files is reported.`,
    fence('json', JSON.stringify(OVERRIDES, null, 2)),
    table(
      ['Field', 'Value'],
      Object.entries(overridesJsonSchema().properties)
        .filter(([name]) => name !== '$schema')
        .map(([name, { description = '' }]) => [code(name), sentence(description)]),
    ),
    `Editors can check the file with [its schema](overrides.schema.json). Charts, sequences and timelines have no frames or order; overrides that change them are reported.`,
  );
}
