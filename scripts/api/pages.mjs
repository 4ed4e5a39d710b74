// The reference of the library, by TypeDoc: in, the file of types that the package has; out, one page of Markdown.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const HEAD = `# Reference of the library

Every function and type of the package \`linework\`, from its types. [The library](library.md) shows how to use them.
`;

export async function apiPage(types) {
  const place = mkdtempSync(join(root, '.build', 'pages-'));
  try {
    const tsconfig = join(place, 'tsconfig.json');
    writeFileSync(
      tsconfig,
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions: {
          types: ['node'],
          typeRoots: [join(root, 'node_modules/@types')],
          composite: false,
          declaration: true,
        },
        files: [types],
      }),
    );
    const app = await Application.bootstrapWithPlugins({
      entryPoints: [types],
      tsconfig,
      plugin: ['typedoc-plugin-markdown'],
      out: place,
      cleanOutputDir: false,
      readme: 'none',
      outputFileStrategy: 'modules',
      hidePageHeader: true,
      hidePageTitle: true,
      hideBreadcrumbs: true,
      useCodeBlocks: true,
      disableSources: true,
      parametersFormat: 'table',
      interfacePropertiesFormat: 'table',
      typeDeclarationFormat: 'table',
      groupOrder: ['Functions', 'Variables', '*'],
      gitRevision: 'main',
      logLevel: 'Error',
    });
    const project = await app.convert();
    if (project === undefined) throw new Error('TypeDoc cannot read the types of the library.');
    await app.generateOutputs(project);
    return `${HEAD}\n${readFileSync(join(place, 'README.md'), 'utf8')}`;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
