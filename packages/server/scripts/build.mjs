// Copies the files of Swagger UI that /docs is made of, and their terms, to generated/swagger/ of this package. In: the package
// swagger-ui-dist, which only a build needs: it brings a script that runs when it is installed.
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../generated/swagger/', import.meta.url));
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

mkdirSync(target, { recursive: true });
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'LICENSE', 'NOTICE'])
  cpSync(join(swagger, name), join(target, name));
