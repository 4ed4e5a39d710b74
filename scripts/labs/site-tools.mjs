// The tools of the lab: in, nothing; out, for each of them its packages, its files and its commands, as a newcomer would write them.

import { BROKEN_PAGE } from './site-pages.mjs';

const BASE = { private: true, type: 'module', version: '1.0.0' };

/** A page of a tool without a theme of its own. */
const SHELL = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title>
<style>:root{color-scheme:light dark}body{font-family:sans-serif;max-width:45rem;margin:2rem auto}</style></head>
<body><main>BODY</main></body></html>
`;

const NEXT = {
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
};

/** The same in the typography of Tailwind. */
const TAILWIND = {
  ...NEXT,
  packages: [...NEXT.packages, 'tailwindcss@4', '@tailwindcss/postcss@4', '@tailwindcss/typography@0.5'],
  files: {
    ...NEXT.files,
    'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } };\n",
    'app/globals.css': '@import "tailwindcss";\n@plugin "@tailwindcss/typography";\n',
    'app/layout.jsx': `import './globals.css';
export const metadata = { title: 'Page' };
export default ({ children }) => (
  <html lang="en" style={{ colorScheme: 'light dark' }}><body><main className="prose dark:prose-invert p-8">{children}</main></body></html>
);
`,
  },
};

/** A page of components, with the sources of a page in Markdown. */
function inVue(page) {
  const sources = [...page.matchAll(/^ *```diagram\n([\s\S]*?)^ *```$/gm)].map(([, source]) => source);
  return `<script setup>
import { Diagram } from '@linework/vue';
const sources = ${JSON.stringify(sources)};
</script>
<template><main><h1>Page</h1><Diagram v-for="(source, at) in sources" :key="at" :source="source" theme="auto" /></main></template>
<style>:root { color-scheme: light dark; }</style>
`;
}

/** Needs Node 22.19. */
const NUXT = {
  packages: ['nuxt@4'],
  plugins: ['vue'],
  folder: 'app/pages',
  files: {
    // Nuxt 4.5.2 builds no project with Vite 8.4.0.
    'package.json': JSON.stringify({ ...BASE, overrides: { vite: '8.3.8' } }),
    'nuxt.config.js': `export default { compatibilityDate: '2026-01-01', app: { head: { title: 'Page', htmlAttrs: { lang: 'en' } } } };
`,
    'app/pages/index.vue': '<template><main><h1>Site</h1></main></template>\n',
    'app/app.vue': '<template><NuxtPage /></template>\n',
  },
  page: (name) => `app/pages/${name}.vue`,
  text: inVue,
  // The component draws no Mermaid.
  without: ['mermaid'],
  // Nuxt prints the page of an error, and keeps its message to itself.
  failure: () => ['/broken \\(.*\n.*500'],
  build: ['nuxt', 'generate'],
  out: '.output/public',
  address: (name) => `/${name}/`,
};

/**
 * `packages`: of the registry. `plugins`: of this repository. `folder`: of the pages. `files`: others. `build`: the command.
 * `out`: the folder to serve. `address`: of a page. `page`: its path. `text`: what is in it, from a page in Markdown. `without`: pages that the tool has no use
 * for. `pages`: others that `files` contain. `failure`: patterns of what the broken page prints, from the pattern of a place.
 */
const TOOLS_OF_MARKDOWN = {
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
  // Needs Node 22.12.
  astro: {
    packages: ['astro@7', '@astrojs/markdown-remark@7', '@astrojs/mdx@8'],
    plugins: ['remark'],
    folder: 'src/pages',
    files: {
      'package.json': JSON.stringify(BASE),
      'astro.config.mjs': `import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import linework from '@linework/remark';
export default {
  integrations: [mdx()],
  markdown: { processor: unified({ remarkPlugins: [[linework, { convert: true, theme: 'auto' }]] }) },
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
  // Needs Node 22.12.
  starlight: {
    packages: ['astro@7', '@astrojs/markdown-remark@7', '@astrojs/mdx@8', '@astrojs/starlight@0.42'],
    plugins: ['remark'],
    folder: 'src/content/docs',
    files: {
      'package.json': JSON.stringify(BASE),
      'astro.config.mjs': `import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import starlight from '@astrojs/starlight';
import linework from '@linework/remark';
export default {
  integrations: [starlight({ title: 'Site' }), mdx()],
  markdown: { processor: unified({ remarkPlugins: [[linework, { convert: true }]] }) },
};
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      'src/content/docs/index.md': '---\ntitle: Site\n---\n\nText.\n',
    },
    // Astro builds on after an error in a Markdown page of a collection, so the page with one is MDX, as another.
    page: (name) => `src/content/docs/${name}.${name === 'sequence' || name === BROKEN_PAGE.name ? 'mdx' : 'md'}`,
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
    // Marked knows no file; its caller names it on a line of its own.
    failure: (at) => [at(BROKEN_PAGE.line).slice(1), 'broken\\.md'],
    build: ['vite', 'build'],
    out: 'dist',
    address: (name) => `/?${name}`,
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

export const TOOLS = { ...TOOLS_OF_MARKDOWN, next: NEXT, tailwind: TAILWIND, nuxt: NUXT };
