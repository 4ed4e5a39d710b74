// The reader of Bitbucket Pipelines: in, files; out, the graph of all their pipelines.
import type { ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { Item, Relation } from '../../graph/contract.js';
import { word } from '../../pipelines/look-options.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { readYaml } from '../../reading/yaml.js';
import { pipelineFiles } from './files.js';
import { FILE_KEYS } from './keys.data.js';
import { fileLook } from './looks.js';
import { pictureOf } from './picture.js';
import { pipelinesOf } from './pipelines.js';

export const read: ImportReader = ({ files }) => {
  const own = pipelineFiles(files);
  const items: Item[] = [];
  const relations: Relation[] = [];
  const leftOut: LeftOut[] = [];
  const diagnostics: PlacedDiagnostic[] = [];
  for (const file of own) {
    const { documents, problems } = readYaml(file);
    diagnostics.push(...problems);
    const [tree] = documents;
    if (!tree) continue;
    const parsed = pipelinesOf(tree);
    diagnostics.push(...parsed.diagnostics);
    leftOut.push(...unknownKeys(tree, FILE_KEYS));
    const around = own.length > 1 ? file.path : undefined;
    const pictures = parsed.pipelines.map((each) => pictureOf(each, around === undefined ? '' : `${around}:`));
    for (const picture of pictures) {
      items.push(...picture.items.map((item) => (around === undefined ? item : { within: around, ...item })));
      relations.push(...picture.relations);
      leftOut.push(...picture.leftOut);
    }
    if (around !== undefined)
      items.push({ external: around, name: around, place: tree.place, frame: true, look: fileLook(around) });
  }
  const title = own[0]?.path.split('/').at(-2) ?? 'Pipelines';
  const graph = {
    kind: 'flow',
    title: own.length > 1 ? 'Pipelines' : title,
    options: [word('direction', 'right')],
    items,
    relations,
    counted: { one: 'step', many: 'steps' },
  };
  return { graph, leftOut, diagnostics };
};
