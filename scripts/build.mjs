// npm run build: installs what is missing and builds what changed; `npm run build -- start` only what the service needs.
import { prepare } from './fresh.mjs';

await prepare(process.argv[2] ?? 'build');
