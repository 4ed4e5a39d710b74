// The reader of CloudFormation templates: in, files; out, their resources with what refers to what. A stack in a template whose file
// is among the inputs is a frame of its resources.
import type { CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { ImportFile, ImportReader, PlacedDiagnostic } from '../../contract.js';
import { readJson } from '../../reading/json.js';
import { at, entriesAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { readYaml } from '../../reading/yaml.js';
import { referencesIn } from './references.js';
import { isTemplate } from './template.js';

interface Template {
  readonly file: string;
  readonly tree: Tree;
}

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const templates = files.flatMap((file): readonly Template[] => {
    if (files.length > 1 && !isTemplate(file.content)) return [];
    const { trees, problems } = treesOf(file);
    diagnostics.push(...problems);
    return trees.filter((tree) => entriesAt(tree, 'Resources').length > 0).map((tree) => ({ file: file.path, tree }));
  });
  const several = templates.length > 1;
  const stacks = several ? stackOf(templates) : new Map<string, string>();
  const resources: CloudResource[] = [];
  const references: CloudReference[] = [];
  const modules: CloudModule[] = [];
  for (const template of templates) {
    const prefix = several ? `${template.file}:` : '';
    const module = several ? template.file : undefined;
    if (module !== undefined) modules.push(moduleOf(template, stacks.get(template.file)));
    const ids = new Set(entriesAt(template.tree, 'Resources').map(({ key }) => key));
    for (const { key, value, place } of entriesAt(template.tree, 'Resources')) {
      const type = textAt(value, 'Type') ?? '';
      if (type === '') continue;
      const external = `${prefix}${key}`;
      resources.push({
        external,
        name: key,
        type,
        place,
        ...(module === undefined ? {} : { module }),
        ...factsOf(value),
      });
      const named = [
        ...entriesAt(value).flatMap((entry) => (SILENT.has(entry.key) ? [] : referencesIn(entry.value, entry.key))),
        ...textsAt(value, 'DependsOn').map((to) => ({
          to,
          place: at(value, 'DependsOn')?.place ?? place,
          at: 'DependsOn',
        })),
      ];
      for (const { to, place: where, at: way } of named)
        if (ids.has(to)) references.push({ from: external, to: `${prefix}${to}`, place: where, at: way });
    }
  }
  const title = titleOf(templates);
  return cloudOutput(
    { ...(title === undefined ? {} : { title }), resources, references, modules, leftOut: [], diagnostics },
    options,
  );
};

const SILENT = new Set(['Type', 'DependsOn', 'Condition', 'DeletionPolicy', 'UpdateReplacePolicy']);

function treesOf(file: ImportFile): {
  readonly trees: readonly Tree[];
  readonly problems: readonly PlacedDiagnostic[];
} {
  if (/^\s*[{[]/.test(file.content.slice(0, 1_000))) {
    const json = readJson(file);
    return 'tree' in json ? { trees: [json.tree], problems: [] } : { trees: [], problems: [json.problem] };
  }
  const { documents, problems } = readYaml(file);
  return { trees: documents, problems };
}

function factsOf(value: Tree): Pick<CloudResource, 'condition' | 'fact'> {
  const condition = textAt(value, 'Condition');
  const fact =
    textAt(value, 'Properties', 'InstanceType') ??
    textAt(value, 'Properties', 'Runtime') ??
    textAt(value, 'Properties', 'Engine') ??
    textAt(value, 'Properties', 'CidrBlock');
  return {
    ...(condition === undefined ? {} : { condition }),
    ...(fact === undefined || fact.includes('${') ? {} : { fact }),
  };
}

/** Which template another one nests: by the end of a TemplateURL or, in SAM, of a Location. */
function stackOf(templates: readonly Template[]): Map<string, string> {
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

function moduleOf({ file, tree }: Template, within: string | undefined): CloudModule {
  const name = (file.split('/').pop() ?? file).replace(/\.\w+$/, '');
  return { external: file, name, place: tree.place, ...(within === undefined ? {} : { within }) };
}

/** The description of the only template, where it is short. */
function titleOf(templates: readonly Template[]): string | undefined {
  const [only] = templates;
  if (!only) return undefined;
  const described = templates.length === 1 ? textAt(only.tree, 'Description')?.split('\n')[0]?.trim() : undefined;
  if (described !== undefined && described !== '' && described.length <= 80) return described;
  return (only.file.split('/').pop() ?? only.file).replace(/\.\w+$/, '');
}
