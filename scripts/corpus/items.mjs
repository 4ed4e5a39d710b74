// What a produced line says, read from its text.

/** The text of an option in quotes; none where the line does not have it. */
export function textOption(line, name) {
  const written = new RegExp(` ${name}="((?:[^"\\\\]|\\\\.)*)"`).exec(line)?.[1];
  return written?.replace(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c));
}

/** The word of an option. */
export function wordOption(line, name) {
  return new RegExp(` ${name}=([^\\s"]+)`).exec(line)?.[1];
}

/**
 * Compares what the facts say, item by item, with what was drawn.
 * @param wanted per item: a field's name (a column of the table) and what it should be
 * @param actual the same of what was drawn, in the same order
 * @param lines per item: its line in the Mermaid text
 * @param excuses by field: the codes that name its loss
 */
export function compareItems({ result, wanted, actual, lines, excuses, items = 'items' }) {
  const out = [];
  const isReported = (line, codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  if (wanted.length !== actual.length)
    out.push({ what: items, detail: `${wanted.length} became ${actual.length}`, excused: false });
  for (const [at, fields] of wanted.entries()) {
    const item = actual[at];
    if (item === undefined) break;
    for (const [what, is] of Object.entries(fields)) {
      if (String(item[what] ?? '') === String(is ?? '')) continue;
      const excused = isReported(lines[at], excuses[what] ?? []);
      out.push({ what, detail: `item ${at + 1}: '${is}' became '${item[what]}'`, excused });
    }
  }
  return out;
}

/** What a section is called, without the tags that are cleaned from it with a word on its own line. */
export function sectionName(written, result) {
  const cleaned = result.diagnostics.some(({ code, message }) => code === 'M205' && message.includes('removed'));
  const name = oneLine(written);
  return cleaned ? name.replace(/<\/?[a-z]+(?: [^<>]*)?>/gi, '') : name;
}

/** A text on one line, as a label shows it. */
export const oneLine = (text) => (text ?? '').replace(/\s*\n\s*/g, ' ');

/** The title as Mermaid shows it beside the one that is drawn. */
export function compareTitle(facts, picture, text = '') {
  // Some types do not draw the title of the front matter, although the author wrote it.
  const front = /^\s*---\s*\n(?:(?!\s*---).*\n)*?\s*title:[ \t]*(.*?)\s*\n/
    .exec(text)?.[1]
    .replace(/^(["'])(.*)\1$/, '$2');
  const title = oneLine(facts.title ?? front ?? facts.accTitle);
  const same = (picture.title ?? '') === title;
  return same ? [] : [{ what: 'title', detail: `'${title}' became '${picture.title}'`, excused: false }];
}

/** Lines of the Mermaid text from which nodes come, in the order of the produced source. */
export function linesOf(result, kind = 'node') {
  return result.origins
    .filter((each) => each.kind === kind)
    .toSorted((a, b) => a.producedLine - b.producedLine)
    .map(({ line }) => line);
}

/** Whether a text is over the limits that every type has: M102 for one, M103 for an empty one. */
export function confirmsSize(code, text, count, most = 300) {
  if (code === 'M103') return count === 0;
  return code === 'M102' && (text.length > 50_000 || count > most);
}
