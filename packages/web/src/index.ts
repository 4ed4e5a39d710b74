// What runs in a browser, for those who serve it: the script of each page as a text, and the data that a page requests.
export { SCRIPTS } from './generated/scripts.js';
export type { PreviewDrawing, PreviewFiles } from './pages/preview/contract.js';
export { type Kept, keptIn } from './shared/storage.js';
export { drawnWith, summary } from './shared/summary.js';
