// The public interface of a package, by API Extractor: in, its built types, by default those of packages/library; out, one file of types for the
// published package, and the interface as text.
// https://api-extractor.com/pages/setup/custom_docs/
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import apiExtractor from '@microsoft/api-extractor';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const library = join(root, 'packages', 'library');

/** There are no releases of parts, names can speak for themselves, and types that only describe others have no export of their own. */
const SILENT = new Set([
  'ae-missing-release-tag',
  'ae-undocumented',
  'ae-forgotten-export',
  'console-api-report-created',
]);

/** Writes the types to the file `types`, with those of the packages `bundled`. Returns the interface as text, and what is wrong with its comments. */
export function extractApi({ types, folder = library, bundled = ['@linework/*'] }) {
  const { Extractor, ExtractorConfig } = apiExtractor;
  mkdirSync(join(root, '.build'), { recursive: true });
  const place = mkdtempSync(join(root, '.build', 'api-'));
  const faults = [];
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, 'dist', 'index.d.ts'),
      bundledPackages: bundled,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'tsconfig.base.json'),
          compilerOptions: { types: ['node'] },
          files: [join(folder, 'dist', 'index.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: 'interface',
        reportFolder: place,
        reportTempFolder: join(place, 'new'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: types },
      tsdocMetadata: { enabled: false },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
  try {
    Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
        if (['warning', 'error'].includes(message.logLevel) && !SILENT.has(message.messageId))
          faults.push(`${message.messageId}: ${message.text}`);
      },
    });
    return { text: readFileSync(join(place, 'new', 'interface.api.md'), 'utf8'), faults };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
