// Makes modules import from where a name is declared instead of from the entry of its package: in, the packages; out, a plugin of esbuild.
// A bundle that wraps modules, to run each on demand, runs everything behind an entry when one module imports a name from it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const EXPORTS = /^export (type )?\{([^}]*)\} from '(\.[^']+)';$/gm;
const IMPORT = /^import (type )?\{([^}]*)\} from '([^']+)';$/gm;

/** @param {Readonly<Record<string, string>>} entries by the name of a package, the source of its entry */
export function pastEntries(entries) {
  const places = new Map(Object.entries(entries).map(([name, file]) => [name, placesIn(file)]));
  return {
    name: 'past-entries',
    setup: (esbuild) => {
      esbuild.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const contents = text.replaceAll(IMPORT, (line, type, names, from) => {
          const known = places.get(from);
          return type === undefined && known !== undefined ? importsOf(names, known, from) : line;
        });
        return contents === text ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}

/** By exported name: the file, and its name there. */
function placesIn(entry) {
  const text = readFileSync(entry, 'utf8');
  return new Map(
    [...text.matchAll(EXPORTS)].flatMap(([, type, names, from]) =>
      type === undefined
        ? values(names).map(([name, as]) => [as, { file: join(dirname(entry), from.replace(/\.js$/, '.ts')), name }])
        : [],
    ),
  );
}

function importsOf(names, known, from) {
  const lines = values(names).map(([name, as]) => {
    const place = known.get(name);
    return place === undefined
      ? `import { ${name} as ${as} } from '${from}';`
      : `import { ${place.name} as ${as} } from ${JSON.stringify(place.file)};`;
  });
  return lines.join(' ') + '\n'.repeat(names.split('\n').length - 1);
}

/** Each name and what it is called here, without types. */
function values(names) {
  return names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [name, as = name] = each.split(' as ');
      return [name, as];
    });
}
