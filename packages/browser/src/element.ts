// Defines <linework-diagram>. Loading the module is enough; a second copy of it changes nothing.
import { LineworkDiagram } from './element/diagram-element.js';

export type { DrawnDetail, FailedDetail } from './element/diagram-element.js';
export { LineworkDiagram };

if (globalThis.customElements?.get('linework-diagram') === undefined)
  globalThis.customElements?.define('linework-diagram', LineworkDiagram);
