// The icon sets: where each comes from, under which licence, and how its icons may be used.

/**
 * `kind`: symbols are drawn for things, products are marks of somebody. `licence`: an SPDX expression, or the name of
 * the terms in NOTICE. `stated`: what the package says, where that is about the package and not about the drawings.
 * `mayChange`: what legible.mjs may do; 'nothing' and 'whole' where the vendor's terms want icons as they are.
 */
export const SETS = [
  {
    set: 'lx',
    title: 'Lucide',
    kind: 'symbol',
    licence: 'ISC',
    packageName: '@iconify-json/lucide',
    form: 'iconify',
    asDrawn: true,
  },
  {
    set: 'tabler',
    title: 'Tabler Icons',
    kind: 'symbol',
    licence: 'MIT',
    packageName: '@iconify-json/tabler',
    form: 'iconify',
    asDrawn: true,
  },
  {
    set: 'mdi',
    title: 'Material Design Icons',
    kind: 'symbol',
    licence: 'Apache-2.0',
    packageName: '@iconify-json/mdi',
    form: 'iconify',
  },
  {
    set: 'carbon',
    title: 'Carbon',
    kind: 'symbol',
    licence: 'Apache-2.0',
    packageName: '@iconify-json/carbon',
    form: 'iconify',
  },
  {
    set: 'logos',
    title: 'SVG Logos',
    kind: 'product',
    licence: 'CC0-1.0',
    packageName: '@iconify-json/logos',
    form: 'iconify',
  },
  {
    set: 'devicon',
    title: 'Devicon',
    kind: 'product',
    licence: 'MIT',
    packageName: '@iconify-json/devicon',
    form: 'iconify',
  },
  {
    set: 'simple-icons',
    title: 'Simple Icons',
    kind: 'product',
    licence: 'CC0-1.0',
    packageName: '@iconify-json/simple-icons',
    form: 'iconify',
    facts: 'simple-icons.json',
  },
  {
    set: 'aws',
    title: 'AWS Architecture Icons',
    kind: 'product',
    licence: 'CC-BY-ND-2.0',
    packageName: 'aws-icons',
    stated: 'MIT',
    form: 'aws',
    folder: 'icons',
    mayChange: 'whole',
  },
  {
    set: 'azure',
    title: 'Microsoft Azure',
    kind: 'product',
    licence: 'LicenseRef-Microsoft-Architecture-Icons',
    packageName: '@likec4/icons',
    stated: 'MIT',
    form: 'azure',
    folder: 'azure',
    mayChange: 'nothing',
  },
  {
    set: 'k8s',
    title: 'Kubernetes',
    kind: 'product',
    licence: 'Apache-2.0 OR CC-BY-4.0',
    packageName: 'kubernetes-icons',
    stated: 'ISC',
    form: 'kubernetes',
    folder: 'k8s-community/icons/svg',
  },
];

/** Of the single icons of Simple Icons: licences that let anybody change a drawing and use it anywhere. */
export const FREE = [
  'CC0-1.0',
  'MIT',
  'Apache-2.0',
  'BSD-3-Clause',
  'Unlicense',
  'CC-BY-2.5',
  'CC-BY-3.0',
  'CC-BY-4.0',
];
