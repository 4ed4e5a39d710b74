// What of the settings file says how pictures look: `brand` and `icons`, and the file that `brand` can name. docs/limits.md, House style.
import { CORNERS, LINES, LOGO_PLACES, TONES } from '@linework/core';
import { organization } from './rule-checks.js';
import { type Check, isObject, join, list, means, notAnObject, object, oneOf, text, written } from './value-checks.js';

/** Characters of a logo: those that the core reads. */
const LONGEST_LOGO = 64_000;
/** Icons whose words are named; a folder has no more. */
const MOST_ICONS = 200;

const PATH_TAKES = 'a path relative to the folder of the settings file';

function relativePath(what: string): Check {
  const path = text(1, 300);
  return {
    takes: `${what}: ${PATH_TAKES}`,
    schema: path.schema,
    problems: (value, at) => {
      const problems = path.problems(value, at);
      if (problems.length > 0 || typeof value !== 'string') return problems;
      return /^(?:[/\\]|[A-Za-z]:|[a-z]+:\/\/)/.test(value) ? [`${at} is ${written(value)}; write ${PATH_TAKES}.`] : [];
    },
  };
}

const brandFields = object({
  organization: means(organization, 'the organisation whose house style pictures have and checks apply'),
  file: means(relativePath('a brand file such as brand.json'), 'the brand of this repository'),
});

/** Exactly one of the two. */
export const brandCheck: Check = {
  ...brandFields,
  schema: { ...brandFields.schema, oneOf: [{ required: ['organization'] }, { required: ['file'] }] },
  problems: (value, at) => {
    const problems = brandFields.problems(value, at);
    if (problems.length > 0 || !isObject(value)) return problems;
    const count = Object.keys(value).length;
    if (count === 0) return [`${join(at, 'organization')} is missing; add it, or ${join(at, 'file')}.`];
    return count === 1 ? [] : [`${at} has organization and file; remove one.`];
  },
};

const word = text(1, 40);
const wordsOfIcon = object({
  words: means(list(word, 0, 20), 'what a search also finds it by'),
  products: means(list(word, 0, 20), 'labels of nodes that get it automatically'),
});

const ICON_NAME = /^[a-z0-9-]{1,40}$/;

const namesCheck: Check = {
  takes: `an object of at most ${MOST_ICONS} names of icons, each with its words and products`,
  schema: {
    type: 'object',
    maxProperties: MOST_ICONS,
    propertyNames: { pattern: ICON_NAME.source },
    additionalProperties: wordsOfIcon.schema,
  },
  problems: (value, at) => {
    if (!isObject(value)) return [notAnObject(value, at)];
    const entries = Object.entries(value);
    if (entries.length > MOST_ICONS) return [`${at} has ${entries.length}; write at most ${MOST_ICONS}.`];
    return entries.flatMap(([name, each]) =>
      ICON_NAME.test(name)
        ? wordsOfIcon.problems(each, join(at, name))
        : [
            `${join(at, name)} is not the name of an icon; write lowercase letters, digits and hyphens, without own: and .svg.`,
          ],
    );
  },
};

export const iconsCheck: Check = object(
  {
    folder: means(relativePath('a folder of SVG files'), 'each file NAME.svg in it is the icon own:NAME'),
    names: means(namesCheck, 'words and products of the icons, by their names'),
  },
  ['folder'],
);

const HEX = /^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/;
const hex = text(4, 7, { pattern: HEX, says: '#rgb or #rrggbb' });
const schemes = object({ light: hex, dark: hex }, ['light', 'dark']);

const COLOUR_TAKES = '#rgb or #rrggbb, or one for each scheme: { "light": "#0b6bcb", "dark": "#6db3f2" }';

const colour: Check = {
  takes: COLOUR_TAKES,
  schema: { anyOf: [hex.schema, schemes.schema] },
  problems: (value, at) => {
    if (isObject(value)) return schemes.problems(value, at);
    return hex.problems(value, at).length === 0 ? [] : [`${at} is ${written(value)}; write ${COLOUR_TAKES}.`];
  },
};

const tones = TONES.filter((tone) => tone !== 'neutral').map((tone) => [tone, colour] as const);

/** A brand file. The core checks the font and the logo further. */
export const brandFile: Check = object(
  {
    $schema: means(text(0, 500), 'where an editor finds the schema of this file'),
    colours: means(
      object(
        {
          primary: means(colour, 'for cards, frames and numbers, and for the first line role'),
          secondary: means(colour, 'for the second line role'),
          accent: means(colour, 'for the third line role'),
          extra: means(colour, 'for the fourth line role'),
        },
        ['primary'],
      ),
      'a colour that cannot be read or distinguished is used in the nearest shade that can',
    ),
    tones: means(
      object(Object.fromEntries(tones)),
      'your own shades of tones; each keeps its lightness, and green, amber and red keep their hue',
    ),
    corners: means(oneOf(...CORNERS), 'of cards, frames and lines; default soft'),
    lines: means(oneOf(...LINES), 'how thick lines between elements are; default medium'),
    font: means(text(1, 64), 'the font family that a viewer tries first'),
    fontFiles: means(
      list(text(1, 300), 1, 3),
      'TrueType or WOFF2 files beside this one, of a font that you are allowed to embed: one per weight, or one variable font; pictures then contain the letters that they show',
    ),
    logo: means(
      text(1, LONGEST_LOGO),
      'an SVG file beside this one, or its text; plain outlines, shown below each picture',
    ),
    logoPlace: means(oneOf(...LOGO_PLACES), 'where the logo is below the picture; default right'),
  },
  ['colours'],
);
