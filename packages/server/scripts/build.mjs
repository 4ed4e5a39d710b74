// Copies what the service reads at run time to generated/ of this package. In: the packages swagger-ui-dist, which is only a build dependency because it
// runs a script on installation, and @cf-wasm/photon. Out: the Swagger UI files for /docs with their licences, and photon.wasm.
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const generated = fileURLToPath(new URL('../generated/', import.meta.url));
const target = join(generated, 'swagger');
const { resolve } = createRequire(import.meta.url);
const swagger = dirname(resolve('swagger-ui-dist/package.json'));

mkdirSync(target, { recursive: true });
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'LICENSE', 'NOTICE'])
  cpSync(join(swagger, name), join(target, name));

cpSync(resolve('@cf-wasm/photon/photon.wasm'), join(generated, 'photon.wasm'));
