// The reader of Backstage: in, files of a catalog; out, the graph of its entities.
import type { ImportReader } from '../../contract.js';
import { entitiesOf } from './entities.js';
import { pictureOf } from './picture.js';

export const read: ImportReader = ({ files, options }) => {
  const { entities, again, unknown, diagnostics } = entitiesOf(files);
  const groupBy = options.groupBy?.[0] === 'owner' ? 'owner' : 'system';
  const { graph, leftOut, ...picture } = pictureOf(entities, again, groupBy, options.noise?.[0] === 'all');
  return { graph, leftOut: [...unknown, ...leftOut], diagnostics: [...diagnostics, ...picture.diagnostics] };
};
