// What a person reads in a file: in, its text; out, pieces of prose `{ line, prose }` with the line they start on. `comment` marks those of
// comments.
import ts from 'typescript';

/** Paragraphs without code: fences and inline code are blanked, so that lines still count. */
export function proseOfMarkdown(text) {
  const blank = (match) => match.replace(/[^\n]/g, ' ');
  const prose = text
    .replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/<[^>\n]*(?:src|srcset|href)=[^>\n]*>/g, (tag) => tag.replace(/(?:src|srcset|href)="[^"]*"/g, blank));
  return [{ line: 1, prose }];
}

/** Comments, sentences in texts, and in test files the names of tests. A text is a sentence if it has three words. */
export function proseOfScript(file, text) {
  const isTest = /\.test\.ts$|\/testing\//.test(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const pieces = [];
  const seen = new Set();
  const comments = (position) => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, position) ?? []),
      ...(ts.getTrailingCommentRanges(text, position) ?? []),
    ]) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      pieces.push({ line: lineOf(pos), prose: withoutCode(text.slice(pos, end)), comment: true });
    }
  };
  const visit = (node) => {
    comments(node.getFullStart());
    comments(node.getEnd());
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      const prose = node.getText(source);
      if ((isTest ? namesATest(node) : isSentence(prose)) && !isDiagram(prose))
        pieces.push({ line: lineOf(node.getStart(source)), prose: withoutCode(prose.replace(/\$\{[^}]*\}/g, '…')) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces;
}

function withoutCode(text) {
  return text.replace(/`[^`\n]+`/g, (code) => (/^`.* .* .*`$/.test(code) ? code : code.replace(/[^\n]/g, ' ')));
}

function isSentence(text) {
  return /[A-Za-z]{2,} +[a-z'"]+[,;:]? +[a-z]/.test(text);
}

/** A source in the language or in Mermaid's, whose labels may say anything. */
function isDiagram(text) {
  return /^['"`]\s*(?:[a-z0-9-]+ "|[a-z]+Diagram|graph |flowchart )/.test(text) || /(?:->|--|\.\.>)\s/.test(text);
}

/** The first argument of test, it, describe and their each forms. */
function namesATest({ parent }) {
  if (!ts.isCallExpression(parent)) return false;
  return /^(?:test|it|describe)\b/.test(parent.expression.getText());
}
