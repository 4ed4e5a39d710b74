// Every format keeps the contract of all; a stub format needs only files in its own folder and a line in the registry.
import { outline } from '../draw.js';
import type { PictureFormat } from './format.js';
import { pictureFormats } from './registry.js';
import { describeFormat } from './testing/describe-format.js';

/** A stub: the picture in words. */
const words: PictureFormat = {
  name: 'words',
  mediaType: 'text/x-words',
  takes: [],
  suffix: 'words',
  files: 'one',
  auto: false,
  answeredIn: 'text',
  load: async () => ({
    make: async (text, schemes, _look, { context }) => {
      const { outline: outlined, ...report } = outline(text, context);
      return { report, contents: outlined ? schemes.map(() => `${outlined.lines.join('\n')}\n`) : [], warnings: [] };
    },
  }),
};

for (const format of [...pictureFormats, words]) describeFormat(format);
