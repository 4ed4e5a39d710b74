// The `sources` of the settings file, docs/limits.md, Settings file.
import { formatCheck, formatSchemas, misfits, optionsCheck, repositoryFormats, viewCheck } from './format-checks.js';
import { organization } from './rule-checks.js';
import { type Check, flag, isObject, list, means, object, oneOf, oneOrList, text, written } from './value-checks.js';

const path = text(1, 300);
const schemes = oneOf('light-and-dark', 'auto');

const FROM_TAKES = 'a file, a folder or a glob relative to the folder of the settings file';

const from: Check = {
  takes: FROM_TAKES,
  schema: { type: 'string', minLength: 1, maxLength: 300 },
  problems: (value, at) => {
    const problems = path.problems(value, at);
    if (problems.length > 0 || typeof value !== 'string') return problems;
    const plain = value.replace(/^!/, '');
    return plain === '' || /^(?:[/\\]|[A-Za-z]:|[a-z]+:\/\/)/.test(plain)
      ? [`${at} is ${written(value)}; write ${FROM_TAKES}.`]
      : [];
  },
};

const out: Check = text(1, 300, {
  pattern: /\.diagram$|\.(?:md|mdx|markdown)#[A-Za-z_][\w-]*$/,
  says: 'a .diagram file, or a Markdown file and the id of a fence in it such as docs/shop.md#orders',
});

const publish: Check = object({
  alias: text(1, 60, {
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    says: 'words of lowercase letters and digits joined by single hyphens',
  }),
  organization,
  folder: path,
  name: text(1, 120),
  theme: oneOf('light', 'dark', 'auto'),
  embedSource: flag,
  required: flag,
});

const ignored: Check = object(
  {
    code: text(4, 4, { pattern: /^[WRS]\d{3}$/, says: 'the code of a warning or of a style rule, such as W603' }),
    reason: text(1, 300),
  },
  ['code', 'reason'],
);

const fields: Check = object(
  {
    name: means(
      text(1, 64, {
        pattern: /^[a-z0-9][A-Za-z0-9._-]*$/,
        says: 'a lowercase letter or digit, then letters, digits, dots, underscores and hyphens',
      }),
      'for --source and the summaries of generate and ci; default: out',
    ),
    from: means(
      oneOrList(from, 20),
      `inputs; for ${repositoryFormats}, a folder with a repository is its history, and "." that of the repository around the settings file`,
    ),
    format: formatCheck,
    out,
    view: viewCheck,
    title: text(1, 120),
    options: optionsCheck,
    overrides: path,
    pictures: means(flag, 'whether the pictures are written too, beside the diagram or in the document; default true'),
    schemes,
    ignore: means(
      list(ignored, 0, 50),
      'codes that are not reported for the diagram, each with its reason; ci notes a code that does not occur',
    ),
    publish,
  },
  ['from', 'format', 'out'],
);

const source: Check = {
  ...fields,
  schema: { ...fields.schema, allOf: formatSchemas },
  problems: (value, at) => {
    const problems = fields.problems(value, at);
    return problems.length > 0 || !isObject(value) ? problems : misfits(value, at);
  },
};

export const sourcesCheck: Check = list(source, 0, 250);
