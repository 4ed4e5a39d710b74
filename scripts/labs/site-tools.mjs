// The tools of the lab: in, nothing; out, for each of them its packages, its files and its commands, as a newcomer would write them.

const BASE = { private: true, type: 'module', version: '1.0.0' };

/** A page of a tool without a theme of its own. */
const SHELL = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title>
<style>:root{color-scheme:light dark}body{font-family:sans-serif;max-width:45rem;margin:2rem auto}</style></head>
<body><main>BODY</main></body></html>
`;

/**
 * `packages`: of the registry. `plugins`: of this repository. `folder`: of the pages. `files`: others. `build`: the command.
 * `out`: the folder to serve. `address`: of a page.
 */
export const TOOLS = {
  vitepress: {
    packages: ['vitepress@1'],
    plugins: ['markdown-it'],
    folder: 'docs',
    files: {
      'package.json': JSON.stringify(BASE),
      'docs/index.md': '# Site\n',
      'docs/.vitepress/config.js': `import linework from '@linework/markdown-it';
export default { markdown: { config: (md) => md.use(linework, { convert: true }) } };
`,
    },
    build: ['vitepress', 'build', 'docs'],
    out: 'docs/.vitepress/dist',
    address: (name) => `/${name}.html`,
  },
  eleventy: {
    packages: ['@11ty/eleventy@3'],
    plugins: ['markdown-it'],
    folder: 'src',
    files: {
      'package.json': JSON.stringify(BASE),
      'eleventy.config.js': `import linework from '@linework/markdown-it';
export default (config) => {
  config.amendLibrary('md', (md) => md.use(linework, { convert: true, theme: 'auto' }));
  return { dir: { input: 'src' }, markdownTemplateEngine: false };
};
`,
      'src/_includes/page.html': SHELL.replace('BODY', '{{ content }}'),
      'src/src.json': JSON.stringify({ layout: 'page.html' }),
    },
    build: ['eleventy'],
    out: '_site',
    address: (name) => `/${name}/`,
  },
  astro: {
    packages: ['astro@5', '@astrojs/mdx@4'],
    plugins: ['remark'],
    folder: 'src/pages',
    files: {
      'package.json': JSON.stringify(BASE),
      'astro.config.mjs': `import mdx from '@astrojs/mdx';
import linework from '@linework/remark';
export default {
  integrations: [mdx()],
  markdown: { remarkPlugins: [[linework, { convert: true, theme: 'auto' }]] },
};
`,
      'src/pages/index.astro': SHELL.replace('BODY', '<h1>Site</h1>'),
    },
    // One of them is MDX.
    page: (name) => `src/pages/${name}.${name === 'sequence' ? 'mdx' : 'md'}`,
    build: ['astro', 'build'],
    out: 'dist',
    address: (name) => `/${name}/`,
  },
  vite: {
    packages: ['vite@7', 'marked@18'],
    plugins: ['marked'],
    folder: 'pages',
    files: {
      'package.json': JSON.stringify(BASE),
      'vite.config.js': `import { readdirSync } from 'node:fs';
import linework from '@linework/marked';
import { Marked } from 'marked';
const marked = new Marked(linework({ convert: true, theme: 'auto' }));
export default {
  plugins: [{
    name: 'markdown',
    transform: (text, id) => id.endsWith('.md') ? 'export default ' + JSON.stringify(marked.parse(text)) : undefined,
  }],
};
`,
      'index.html': SHELL.replace('BODY', '<div id="page"></div><script type="module" src="/main.js"></script>'),
      'main.js': `const pages = import.meta.glob('./pages/*.md', { eager: true, import: 'default' });
document.querySelector('#page').innerHTML = pages['./pages/' + location.search.slice(1) + '.md'];
`,
    },
    namesFile: false,
    build: ['vite', 'build'],
    out: 'dist',
    address: (name) => `/?${name}`,
  },
  next: {
    packages: [
      'next@16',
      'react@19',
      'react-dom@19',
      '@next/mdx@16',
      '@mdx-js/loader@3',
      '@mdx-js/react@3',
      'remark-frontmatter@5',
    ],
    plugins: ['remark', 'react'],
    folder: 'app',
    files: {
      'package.json': JSON.stringify(BASE),
      'next.config.mjs': `import createMDX from '@next/mdx';
const withMDX = createMDX({
  extension: /\\.mdx?$/,
  options: { remarkPlugins: ['remark-frontmatter', ['@linework/remark', { convert: true, theme: 'auto' }]] },
});
export default withMDX({ output: 'export', pageExtensions: ['jsx', 'mdx'], serverExternalPackages: ['linework'] });
`,
      'mdx-components.jsx': 'export const useMDXComponents = (components) => components;\n',
      'app/layout.jsx': `export const metadata = { title: 'Page' };
export default ({ children }) => (
  <html lang="en" style={{ colorScheme: 'light dark' }}><body><main>{children}</main></body></html>
);
`,
      'app/component/page.jsx': `import { Diagram } from '@linework/react';
export default () => (
  <><h1>Component</h1><Diagram theme="auto" source={'flow "One"\\nnode a "A"\\n'} /><Diagram theme="auto" source={'flow "One"\\nnode a "A"\\n'} /></>
);
`,
    },
    page: (name) => `app/${name}/page.mdx`,
    pages: [{ name: 'component', pictures: 2 }],
    build: ['next', 'build'],
    out: 'out',
    address: (name) => `/${name}`,
  },
  docusaurus: {
    packages: ['@docusaurus/core@3', '@docusaurus/preset-classic@3', '@mdx-js/react@3', 'react@19', 'react-dom@19'],
    plugins: ['remark'],
    folder: 'docs',
    files: {
      // Its generated files mix both forms of modules, so its template names none.
      'package.json': JSON.stringify({ ...BASE, type: undefined }),
      'docusaurus.config.js': `import linework from '@linework/remark';
export default {
  title: 'Site',
  url: 'https://example.com',
  baseUrl: '/',
  themeConfig: { colorMode: { respectPrefersColorScheme: true } },
  presets: [['classic', { blog: false, docs: { routeBasePath: '/', remarkPlugins: [[linework, { convert: true }]] } }]],
};
`,
      'docs/index.md': '---\nslug: /\n---\n\n# Site\n',
    },
    build: ['docusaurus', 'build'],
    out: 'build',
    address: (name) => `/${name}`,
  },
};
