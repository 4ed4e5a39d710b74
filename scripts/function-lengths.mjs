// Measures the functions of a tree: in, a folder of packages; out, every function with its lines, without data in it.
// A function longer than a screen hides what its parts share.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** `{ file, line, name, length }` of each function with a body, except in tests and generated files. */
export function functionLengths(root) {
  return sources(root).flatMap((file) => lengthsIn(file, readFileSync(join(root, file), 'utf8')));
}

function sources(root) {
  return readdirSync(join(root, 'packages'))
    .filter((each) => existsSync(join(root, 'packages', each, 'src')))
    .flatMap((each) => filesIn(root, `packages/${each}/src`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|data|d)\.ts$|\/(testing|generated)\//.test(file));
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true }).map((each) => `${folder}/${each.split(sep).join('/')}`);
}

export function lengthsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (at) => source.getLineAndCharacterOfPosition(at).line;
  const functions = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const line = lineOf(node.getStart(source));
      const name = node.name ?? node.parent.name;
      const length = lineOf(node.end) - line + 1 - linesOfData(node.body, lineOf);
      functions.push({ file, line: line + 1, name: name?.getText(source) ?? 'a function', length });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return functions;
}

/** Lines inside literals without code. */
function linesOfData(node, lineOf) {
  if (isLiteral(node) && !hasBlock(node)) return Math.max(0, lineOf(node.end) - lineOf(node.getStart()) - 1);
  let lines = 0;
  ts.forEachChild(node, (each) => {
    lines += linesOfData(each, lineOf);
  });
  return lines;
}

function isLiteral(node) {
  return (
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isTemplateExpression(node) ||
    ts.isNoSubstitutionTemplateLiteral(node)
  );
}

function hasBlock(node) {
  return ts.isBlock(node) || ts.forEachChild(node, (each) => hasBlock(each) || undefined) === true;
}
