// Bindings and functions with a bare participle as their name, which does not say what they hold or do: in, a file's path and text; out,
// `{ file, line, phrase, advice }` for each. docs/writing.md, Names.
import ts from 'typescript';

const REFUSED = new Set('found drawn said told given made kept meant heard asked read'.split(' '));
const CODE = /^(packages|bench|scripts)\/.*\.(ts|mjs)$/;

export function namesIn(file, text) {
  if (!CODE.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = [];
  const visit = (node) => {
    if (declares(node) && REFUSED.has(node.name.text) && !(node.name.text === 'read' && isReader(node, text))) {
      const line = source.getLineAndCharacterOfPosition(node.name.getStart(source)).line + 1;
      names.push({ file, line, phrase: node.name.text, advice: 'a name that says what it holds or does' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function declares(node) {
  return (
    (ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node)) &&
    node.name !== undefined &&
    ts.isIdentifier(node.name)
  );
}

/** `read` is also a verb: a function may have that name. */
function isReader(node, text) {
  return (
    !ts.isVariableDeclaration(node) ||
    node.initializer === undefined ||
    /(?<![.\w])read\(/.test(text) ||
    ts.isArrowFunction(node.initializer) ||
    node.parent.parent.modifiers !== undefined
  );
}
