// Sections of a template, drawn or not (CloudFormation, template anatomy; SAM).
export const SECTIONS: ReadonlySet<string> = new Set([
  'AWSTemplateFormatVersion',
  'Description',
  'Metadata',
  'Parameters',
  'Rules',
  'Mappings',
  'Conditions',
  'Transform',
  'Resources',
  'Outputs',
  'Globals',
  'Hooks',
]);
