// The reader of Compose: in, the files of a project; out, the graph of its services.
import type { ImportReader } from '../../contract.js';
import { composeFiles } from './files.js';
import { pictureOf } from './picture.js';
import { projectOf } from './project.js';

export const read: ImportReader = ({ files, options }) => {
  const { tree, merged, diagnostics, leftOut } = composeFiles(files);
  if (!tree) return { graph: { kind: 'flow', items: [], relations: [] }, leftOut, diagnostics };
  const project = projectOf(tree);
  const picture = pictureOf(project, titleOf(project.name, merged), options.noise?.[0] === 'all');
  return {
    graph: picture.graph,
    leftOut: [...leftOut, ...picture.leftOut],
    diagnostics: [...diagnostics, ...picture.diagnostics],
  };
};

/** The project name as in Compose: its name, or else its folder. */
function titleOf(name: string | undefined, [first = '']: readonly string[]): string {
  if (name !== undefined && !name.includes('$')) return name;
  return first.split('/').at(-2) ?? 'Services';
}
