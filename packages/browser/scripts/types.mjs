// Rolls up the types of each entry, with those of the packages that are bundled: in, the built packages; out, bundle/NAME.d.ts.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const home = dirname(dirname(fileURLToPath(import.meta.url)));

for (const name of ['index', 'convert', 'element', 'linework']) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: home,
      mainEntryPointFilePath: join(home, 'dist', `${name}.d.ts`),
      bundledPackages: ['@linework/*'],
      compiler: { tsconfigFilePath: join(home, 'tsconfig.json') },
      apiReport: { enabled: false, reportFileName: 'none' },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: join(home, 'bundle', `${name}.d.ts`) },
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
    configObjectFullPath: join(home, 'api-extractor.json'),
    packageJsonFullPath: join(home, 'package.json'),
  });
  const { succeeded } = Extractor.invoke(config, { localBuild: true, showVerboseMessages: false });
  if (!succeeded) throw new Error(`The types of ${name} can't be rolled up.`);
}
