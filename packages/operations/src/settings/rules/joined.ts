// Joins the style rules of an organisation with those of a file: in, both checks; out, one that reports whatever either reports, and says which
// rules are the organisation's. A finding of both is reported once, with the stricter severity. Where fixes contradict, only the
// organisation's is offered.
import { type Diagnostic, LONGEST_TEXT, type StyleCheck, short } from '@linework/core';
import { contradictions } from './contradictions.js';

/** The rules of an organisation. */
export interface HouseRules {
  readonly check: StyleCheck;
  /** Its name, for messages. */
  readonly of: string;
}

export function joinedCheck({ check, of }: HouseRules, own: StyleCheck = () => []): StyleCheck {
  return (diagram) => {
    const house = byText(check(diagram));
    const file = byText(own(diagram));
    const common = [...house].map(([text, each]) => inItsName(stricter(each, file.get(text)), of));
    const offered = new Set(common.map(editOf));
    const rest = [...file].flatMap(([text, each]) => {
      if (house.has(text)) return [];
      const { fix, ...bare } = each;
      // An edit that is offered twice could be made twice.
      return fix && offered.has(editOf(each)) ? [bare] : [each];
    });
    const contradicting = contradictions(diagram, { check, findings: [...house.values()] }, rest);
    return [...common, ...rest.map((each) => (contradicting.has(each) ? withoutFix(each, of) : each))];
  };
}

/** By what an author reads, and where: of several that differ in nothing else, one with the strictest severity. */
function byText(findings: readonly Diagnostic[]): ReadonlyMap<string, Diagnostic> {
  const known = new Map<string, Diagnostic>();
  for (const each of findings) {
    const { code, span, message, hint } = each;
    const text = JSON.stringify([code, span.start, span.end, message, hint]);
    known.set(text, stricter(each, known.get(text)));
  }
  return known;
}

function editOf({ fix }: Diagnostic): string | undefined {
  return fix && JSON.stringify([fix.span.start, fix.span.end, fix.text]);
}

/** The first one, as an error if either is. */
function stricter(finding: Diagnostic, other: Diagnostic | undefined): Diagnostic {
  return other?.severity === 'error' ? { ...finding, severity: 'error' } : finding;
}

function inItsName(finding: Diagnostic, of: string): Diagnostic {
  const name = ` (style rule of ${of}).`;
  return { ...finding, message: short(finding.message.replace(/\.$/, ''), LONGEST_TEXT - name.length) + name };
}

function withoutFix({ fix: _, ...finding }: Diagnostic, of: string): Diagnostic {
  return { ...finding, hint: `The style rules of ${of} contradict this and come first. ${finding.hint}` };
}
