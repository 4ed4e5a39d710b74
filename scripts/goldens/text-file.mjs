// The texts of a golden in one file, each below its name: in, texts by name; out, the file; and back.

const HEAD = /^===== (.+)\n/m;

/** @param {Record<string, string>} texts each ends with a line break */
export function textFile(texts) {
  return Object.entries(texts)
    .map(([name, text]) => `===== ${name}\n${text}`)
    .join('');
}

/** @returns {Record<string, string>} */
export function textsOf(file) {
  const [, ...parts] = file.split(HEAD);
  return Object.fromEntries(parts.flatMap((name, i) => (i % 2 === 0 ? [[name, parts[i + 1] ?? '']] : [])));
}
