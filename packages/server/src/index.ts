// The HTTP service.
export { type AppOptions, buildApp } from './app.js';
export type { Authenticate } from './platform/auth/actor.js';
export { KeyFileError } from './platform/auth/key-file.js';
export { type Preview, type PreviewDrawing, type PreviewOptions, servePreview } from './preview/serve.js';
export { type Running, type ServeOptions, serve, stateFolder } from './serve.js';
