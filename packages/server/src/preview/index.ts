// What `linework preview` needs: a page on this machine, without the service, its database and its dependencies.
export type { PreviewDrawing } from '@linework/web';
export { type Preview, type PreviewOptions, servePreview } from './serve.js';
