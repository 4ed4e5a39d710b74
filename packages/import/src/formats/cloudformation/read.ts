// The reader of CloudFormation templates: in, files; out, their resources and references. A nested stack whose template is
// among the files is a frame of its resources.
import type { CloudModule } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { askedFiles } from '../../reading/paths.js';
import { entriesAt, type Tree, textAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { resourcesOf, type Template } from '../../templates/resources.js';
import { SECTIONS } from '../../templates/sections.data.js';
import { treesOf } from '../../templates/trees.js';
import { isTemplate } from './template.js';

interface TemplateFile {
  readonly file: string;
  readonly tree: Tree;
}

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const all = files.flatMap((file): readonly TemplateFile[] => {
    if (files.length > 1 && !isTemplate(file.content)) return [];
    const { trees, problems } = treesOf(file);
    diagnostics.push(...problems);
    return trees.filter((tree) => entriesAt(tree, 'Resources').length > 0).map((tree) => ({ file: file.path, tree }));
  });
  const nested = all.length > 1 ? stackOf(all) : new Map<string, string>();
  const roots = askedFiles(options, all, ({ file }) => file);
  const templates = all.filter(
    (each) => roots.includes(each) || roots.some(({ file }) => holds(file, each.file, nested)),
  );
  const several = templates.length > 1;
  const stacks = several ? nested : new Map<string, string>();
  const parsed = templates.map(
    ({ file, tree }): Template => ({
      tree,
      prefix: several ? `${file}:` : '',
      of: (id) => ({ name: id, ...(several ? { module: file } : {}) }),
    }),
  );
  const modules = several ? templates.map((each) => moduleOf(each, stacks.get(each.file))) : [];
  const title = titleOf(templates);
  return cloudOutput(
    {
      ...(title === undefined ? {} : { title }),
      ...resourcesOf(parsed),
      modules,
      roots: modules.flatMap(({ external, within }) => (within === undefined ? [external] : [])),
      leftOut: templates.flatMap(({ tree }) => unknownIn(tree)),
      diagnostics,
    },
    options,
  );
};

/** Sections that templates do not have, and resources without a type. */
function unknownIn(tree: Tree): readonly LeftOut[] {
  return [
    ...unknownKeys(tree, SECTIONS),
    ...entriesAt(tree, 'Resources')
      .filter(({ key, value }) => (textAt(value, 'Type') ?? '') === '' && !key.startsWith('Fn::'))
      .map(({ key, place }) => ({ external: key, because: 'it has no Type', place })),
  ];
}

/** Finds the template that another one nests: by the end of a TemplateURL or, in SAM, of a Location. */
function stackOf(templates: readonly TemplateFile[]): Map<string, string> {
  const stacks = new Map<string, string>();
  for (const { file, tree } of templates) {
    for (const { value } of entriesAt(tree, 'Resources')) {
      const url = textAt(value, 'Properties', 'TemplateURL') ?? textAt(value, 'Properties', 'Location');
      const name = url?.split('/').pop();
      const nested = templates.find((each) => each.file !== file && each.file.split('/').pop() === name);
      if (nested && !stacks.has(nested.file)) stacks.set(nested.file, file);
    }
  }
  return stacks;
}

/** Whether a template nests another, directly or through others. */
function holds(root: string, file: string, stacks: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = stacks.get(file); at !== undefined && !seen.has(at); at = stacks.get(at)) {
    if (at === root) return true;
    seen.add(at);
  }
  return false;
}

function moduleOf({ file, tree }: TemplateFile, within: string | undefined): CloudModule {
  const name = (file.split('/').pop() ?? file).replace(/\.\w+$/, '');
  return { external: file, name, place: tree.place, ...(within === undefined ? {} : { within }) };
}

/** The description of the only template, if it is short. */
function titleOf(templates: readonly TemplateFile[]): string | undefined {
  const [only] = templates;
  if (!only) return undefined;
  const described = templates.length === 1 ? textAt(only.tree, 'Description')?.split('\n')[0]?.trim() : undefined;
  if (described !== undefined && described !== '' && described.length <= 80) return described;
  return (only.file.split('/').pop() ?? only.file).replace(/\.\w+$/, '');
}
