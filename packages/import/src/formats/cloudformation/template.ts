// Whether a file is a template of CloudFormation, by its beginning.

const BEGINNING = 200_000;

/** By what no other format writes: the version line, or a resource of a type of AWS. */
export function isTemplate(content: string): boolean {
  const text = content.slice(0, BEGINNING);
  if (/^\s*["']?AWSTemplateFormatVersion["']?\s*:/m.test(text)) return true;
  return /["']?Resources["']?\s*:/.test(text) && /["']?Type["']?\s*:\s*["']?(?:AWS|Custom|Alexa)::/.test(text);
}
