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
};
