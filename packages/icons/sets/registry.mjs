// Every icon set, a line each, in the order they are found: what the language's own set has is the calmest picture, coloured
// logos come before drawings in one colour, and large general sets last.
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
 * @property {string} set what stands before the colon of its icons, and its folder's name
 * @property {string} title
 * @property {'symbol' | 'product'} kind symbols are drawn for things, products are marks of somebody
 * @property {string} licence an SPDX expression, or the name of the terms in its NOTICE
 * @property {string} [besides] what else NOTICE says behind the licence
 * @property {string} [packageName] of npm; left out for drawings of our own
 * @property {string} [stated] what the package says of its licence, where that is about the package and not about the drawings
 * @property {readonly string[]} [links] where the drawings come from
 * @property {'whole' | 'nothing'} [mayChange] what legible.mjs may do, where the terms want icons as they are
 * @property {string} [letter] stands for the set in the table of labels, where icons of it are products that labels name
 * @property {Readonly<Record<string, string>>} [aliases] names people use for an icon, beside those the package gives
 * @property {(root: string) => import('../scripts/source.mjs').Source} [read] its package's folder in
 */

/** @type {readonly IconSet[]} */
export const SETS = [lx, status, logos, aws, azure, k8s, devicon, simpleIcons, tabler, mdi, carbon];

/** Those that come from packages. */
export const PACKAGED = SETS.filter(({ packageName }) => packageName !== undefined);
