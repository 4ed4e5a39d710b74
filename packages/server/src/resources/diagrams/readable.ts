// Reading a diagram of a library: in, a request and an id; out, the diagram that is not deleted and that the caller sees, or undefined, which takes the
// same statements whether it is hidden or does not exist.
import { type EndpointContext, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { isVisible } from '../folder-rules/access.js';
import { type DiagramRow, diagramOf } from './repo.js';

export async function readable(context: EndpointContext, id: string): Promise<DiagramRow | undefined> {
  const row = await diagramOf(tenantDb(context), ownerOf(context), id);
  return (await isVisible(context, row?.folder ?? '')) ? row : undefined;
}
