// The reader of GitHub Actions: in, files; out, the graph of their workflows.
import type { ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { word } from '../../pipelines/look-options.js';
import { placed } from '../../placed.js';
import { at, entriesAt, type Tree } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { readYaml } from '../../reading/yaml.js';
import { JOB_KEYS, WORKFLOW_KEYS } from './keys.data.js';
import { pictureOf } from './picture.js';
import { type Workflow, workflowOf } from './workflow.js';

export const read: ImportReader = ({ files }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const leftOut: LeftOut[] = [];
  const workflows: Workflow[] = [];
  for (const file of files) {
    const { documents, problems } = readYaml(file);
    diagnostics.push(...problems);
    const [tree] = documents;
    if (!tree) continue;
    const jobs = at(tree, 'jobs');
    if (tree.is === 'map' && jobs !== undefined && jobs.is !== 'map') {
      const instead = "Write each job under its id in 'jobs'.";
      diagnostics.push(placed('I110', jobs.place, { reason: "'jobs' is not a map", instead }));
    }
    const workflow = tree.is === 'map' ? workflowOf(file.path, tree) : undefined;
    if (workflow && workflow.jobs.length > 0) {
      workflows.push(workflow);
      leftOut.push(...unknownKeys(tree, WORKFLOW_KEYS), ...notInJobs(jobs));
    } else leftOut.push({ external: file.path, because: 'it has no jobs', place: tree.place });
  }
  if (diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error')) return { diagnostics };
  const picture = pictureOf(workflows);
  const [only] = workflows;
  const title = workflows.length === 1 ? (only?.name ?? only?.file.split('/').at(-1)) : 'Workflows';
  return {
    graph: {
      kind: 'flow',
      ...(title === undefined ? {} : { title }),
      options: [word('direction', 'right')],
      items: picture.items,
      relations: picture.relations,
      counted: { one: 'job', many: 'jobs' },
    },
    leftOut: workflows.length === 0 ? [] : leftOut,
    diagnostics: [...diagnostics, ...picture.diagnostics],
  };
};

function notInJobs(jobs: Tree | undefined): readonly LeftOut[] {
  return entriesAt(jobs).flatMap(({ key, place, value }) =>
    value.is === 'map' ? unknownKeys(value, JOB_KEYS, key) : [{ external: key, because: 'it is not a job', place }],
  );
}
