// Every icon set, one per line, in search order: the language's own set has the calmest drawings, coloured logos come
// before drawings in one colour, and large general sets come last.
import { set as aws } from './aws/set.mjs';
import { set as azure } from './azure/set.mjs';
import { set as carbon } from './carbon/set.mjs';
import { set as devicon } from './devicon/set.mjs';
import { set as k8s } from './k8s/set.mjs';
import { set as logos } from './logos/set.mjs';
import { set as lx } from './lx/set.mjs';
import { set as mdi } from './mdi/set.mjs';
import { set as simpleIcons } from './simple-icons/set.mjs';
import { set as status } from './status/set.mjs';
import { set as tabler } from './tabler/set.mjs';

/**
 * @typedef {object} IconSet
 * @property {string} set prefix of its icons' names, before the colon, and its folder's name
 * @property {string} title
 * @property {'symbol' | 'product'} kind symbols depict objects, products are brand marks
 * @property {string} licence an SPDX expression, or the name of the terms in its NOTICE
 * @property {string} [besides] what else NOTICE states after the licence
 * @property {string} [packageName] on npm; omitted for our own drawings
 * @property {string} [stated] what the package says about its licence, if that covers the package and not the drawings
 * @property {readonly string[]} [links] where the drawings come from
 * @property {'whole' | 'nothing'} [mayChange] what legible.mjs is allowed to do, if the terms require unchanged icons
 * @property {string} [letter] identifies the set in the label table, if labels name products with its icons
 * @property {Readonly<Record<string, string>>} [aliases] names people use for an icon besides those from the package
 * @property {(root: string) => import('../scripts/source.mjs').Source} [read] takes the folder of its package
 */

/** @type {readonly IconSet[]} */
export const SETS = [lx, status, logos, aws, azure, k8s, devicon, simpleIcons, tabler, mdi, carbon];

/** Those that come from packages. */
export const PACKAGED = SETS.filter(({ packageName }) => packageName !== undefined);
