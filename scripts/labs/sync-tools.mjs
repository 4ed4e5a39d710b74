// The tools of scripts/labs/sync.mjs: in, nothing; out, for each of them its files and its commands, word by word from docs/sites.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

const DOCUMENT = readFileSync(join(root, 'docs/sites.md'), 'utf8');

/** The fence of the document whose first line names a file, without that line. */
function fenceOf(name) {
  const [, text] =
    new RegExp(`^\`\`\`\\w+\\n# ${name.replaceAll('.', '\\.')}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(DOCUMENT) ?? [];
  if (text === undefined) throw new Error(`docs/sites.md has no ${name}.`);
  return text;
}

/**
 * `packages`: of Debian. `folder`: of the documents. `page`: the path of a document in it. `files`: others. `build`: the command. `out`: the folder to serve.
 * `address`: of a page. `text`: changes a page where the tool's own Markdown differs.
 */
export const TOOLS = {
  mkdocs: {
    packages: ['mkdocs'],
    folder: 'docs',
    page: (name) => `docs/${name}.md`,
    files: {
      'mkdocs.yml': `site_name: Site\ntheme: { name: mkdocs, highlightjs: false }\n${fenceOf('mkdocs.yml')}`,
      'linework_hook.py': fenceOf('linework_hook.py'),
      'docs/index.md': '# Site\n',
    },
    // A list is indented by four.
    text: (page) => page.replaceAll(/^ {2}/gm, '    '),
    build: ['mkdocs', 'build', '--strict'],
    out: 'site',
    address: (name) => `/${name}.html`,
  },
  sphinx: {
    packages: ['python3-sphinx', 'python3-myst-parser'],
    folder: 'docs',
    page: (name) => `docs/guide/${name}.md`,
    files: {
      'docs/conf.py': fenceOf('conf.py'),
      'docs/index.md': '# Site\n\n```{toctree}\n:glob:\nguide/*\n```\n',
    },
    build: ['sphinx-build', '-W', '-b', 'html', 'docs', 'docs/_build/html'],
    out: 'docs/_build/html',
    address: (name) => `/guide/${name}.html`,
  },
  hugo: {
    packages: ['hugo'],
    folder: 'content',
    page: (name) => `content/${name}/index.md`,
    files: {
      'hugo.toml': `baseURL = "https://example.org/"\ntitle = "Site"\n${fenceOf('hugo.toml')}`,
      'layouts/_default/single.html': `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><style>:root{color-scheme:light dark}</style></head>
<body><main>{{ .Content }}</main></body></html>
`,
    },
    build: ['hugo'],
    out: 'public',
    address: (name) => `/${name}/`,
  },
};
