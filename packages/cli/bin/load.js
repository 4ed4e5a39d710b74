// Loads the bundled command with the compiled code that scripts/bundle-cli.mjs cached beside it: compiling what one drawing
// needs takes longer than the drawing itself. In: the bundle's folder. Out: its scripts, the second loaded on demand. V8 rejects compiled
// code of another version of Node, or of a source of another length; then the source is compiled as usual.
const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');

exports.load = (folder) => {
  const loaded = new Map();
  // Each script offers the other its modules by path: the first needs the second on demand, the second the first from its start on.
  const scripts = {
    later: (path) => {
      if (scripts.second === undefined) run('verbs');
      return scripts.second[path]();
    },
  };
  const scriptOf = (name) => {
    const filename = join(folder, `${name}.js`);
    const compiled = join(folder, `${name}.compiled`);
    // It is ASCII and already a function: another encoding or a wrapper here would copy a megabyte.
    const script = new vm.Script(readFileSync(filename, 'latin1'), { filename, cachedData: contentOf(compiled) });
    loaded.set(name, { script, compiled, filename });
    return loaded.get(name);
  };
  const run = (name) => {
    const { script, filename } = loaded.get(name) ?? scriptOf(name);
    script.runInThisContext()(require, filename, serviceIn(folder), scripts);
  };
  scriptOf('linework');
  return { loaded, run: () => run('linework') };
};

/** Our packages, bundled beside the command, such as `@linework/export` as export.js. The service is a package that is installed by name. */
function serviceIn(folder) {
  return (name) =>
    name === '@linework/server'
      ? import('@linework/service')
      : import(pathToFileURL(join(folder, `${basename(name)}.js`)).href);
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
