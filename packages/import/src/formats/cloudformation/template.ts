// Whether a file is a CloudFormation template, by its beginning.

const BEGINNING = 200_000;

/** By features that no other format has: the version line, or a resource of an AWS type. */
export function isTemplate(content: string): boolean {
  const text = content.slice(0, BEGINNING);
  if (/^[ \t]*["']?AWSTemplateFormatVersion["']?[ \t]*:/m.test(text)) return true;
  return /["']?Resources["']?\s*:/.test(text) && /["']?Type["']?\s*:\s*["']?(?:AWS|Custom|Alexa)::/.test(text);
}
