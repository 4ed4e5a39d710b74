// Findings in the formats of pipelines: in, findings; out, lines on standard output that become annotations of a change
// (GitHub, Workflow commands; Azure Pipelines, Logging commands), or a report (GitLab, Code Quality; SARIF 2.1.0).
import { createHash } from 'node:crypto';
import { counted } from './counted.js';
import type { Finding } from './finding.js';

export type Runner = 'github' | 'azure' | 'none';

export function runnerOf(env: Readonly<Record<string, string | undefined>>): Runner {
  if (env.GITHUB_ACTIONS === 'true') return 'github';
  return env.TF_BUILD === 'True' ? 'azure' : 'none';
}

export function annotation(finding: Finding, runner: Runner): string | undefined {
  const { file, line, column, endLine, endColumn, level, code, message, hint } = finding;
  const text = hint === undefined ? message : `${message} ${hint}`;
  if (runner === 'github') {
    const kind = level === 'note' ? 'notice' : level;
    const places = Object.entries({ file, line, col: column, endLine, endColumn, title: code })
      .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${property(String(value))}`]))
      .join(',');
    return `::${kind} ${places}::${data(text)}`;
  }
  if (runner !== 'azure' || level === 'note') return undefined;
  const places = Object.entries({ type: level, sourcepath: file, linenumber: line, columnnumber: column, code })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${azure(String(value))}`]))
    .join(';');
  return `##vso[task.logissue ${places};]${azure(text)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function azure(text: string): string {
  return text
    .replaceAll('%', '%AZP25')
    .replaceAll(';', '%3B')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll(']', '%5D');
}

export function sarif(findings: readonly Finding[], version: string): string {
  const rules = [...new Set(findings.map(({ code }) => code))].sort();
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'linework', version, rules: rules.map((id) => ({ id })) } },
          results: findings.map(
            ({ file, line = 1, column = 1, endLine, endColumn, level, code, message, hint, outputs }) => ({
              ruleId: code,
              level,
              message: { text: hint === undefined ? message : `${message} ${hint}` },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: file },
                    region: {
                      startLine: line,
                      startColumn: column,
                      ...(endLine === undefined ? {} : { endLine }),
                      ...(endColumn === undefined ? {} : { endColumn }),
                    },
                  },
                },
              ],
              ...(outputs === undefined
                ? {}
                : { relatedLocations: outputs.map((uri) => ({ physicalLocation: { artifactLocation: { uri } } })) }),
            }),
          ),
        },
      ],
    },
    null,
    2,
  )}\n`;
}

const SEVERITIES = { error: 'major', warning: 'minor', note: 'info' } as const;

export function codeQuality(findings: readonly Finding[]): string {
  const report = findings.map(({ file, line = 1, level, code, message }) => ({
    description: message,
    check_name: code,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([file, line, code, message]))
      .digest('hex')
      .slice(0, 40),
    severity: SEVERITIES[level],
    location: { path: file, lines: { begin: line } },
  }));
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** For the page of a run, and for a comment on a change. */
export function summary(
  findings: readonly Finding[],
  counts: { readonly diagrams: number; readonly sources: number; readonly documents: number },
): string {
  const worst = findings.filter(({ level }) => level === 'error').length;
  const text = `${counted(counts.diagrams, 'diagram')}, ${counted(counts.sources, 'source')} and ${counted(counts.documents, 'document')} checked`;
  const head = `## Diagrams\n\n${worst === 0 ? `Everything is up to date: ${text}.` : `${text}: ${counted(worst, 'error')}.`}\n`;
  if (findings.length === 0) return head;
  const rows = findings.map(({ source, file, line, level, code, message, hint }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const of = source === undefined || file === source ? '' : ` (${cell(source)})`;
    return `| ${level} | \`${cell(place)}\`${of} | ${cell(code)} | ${cell(hint === undefined ? message : `${message} ${hint}`)} |`;
  });
  return `${head}\n| | Where | What | |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
}
