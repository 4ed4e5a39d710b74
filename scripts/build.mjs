// npm run build: installs what is missing and builds what changed.
import { prepare } from './fresh.mjs';

prepare();
