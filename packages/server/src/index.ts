// The HTTP service.
export { type AppOptions, buildApp } from './app.js';
export type { Authenticate } from './platform/auth/actor.js';
export { KeyFileError } from './platform/auth/key-file.js';
export { BackupError, backup } from './platform/backup/backup.js';
export { restore } from './platform/backup/restore.js';
export { FolderHeld } from './platform/db/hold-folder.js';
export { NewerDatabase } from './platform/db/migrate.js';
export { errorOf } from './platform/errors/refused.js';
export { SettingsError } from './platform/settings/settings.js';
export { fileSetting, settingsTable } from './platform/settings/table.js';
export { nameOf, PURPOSES } from './platform/stored/stored.js';
export { ACTS } from './platform/usage/act.js';
export { allowanceOf } from './platform/usage/plans.js';
export { endpoints, errors, stored } from './resources/registry.js';
export { type Running, type ServeOptions, serve, stateFolder } from './serve.js';
