// What `linework preview` needs: a page on this machine, without the service, its database and its dependencies.
export { type Preview, type PreviewDrawing, type PreviewOptions, servePreview } from './serve.js';
