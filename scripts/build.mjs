// npm run build: installs what is missing and builds what changed.
import { build, install } from './fresh.mjs';

install();
build();
