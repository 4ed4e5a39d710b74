// Sections of a template, drawn or not (ARM templates, structure).
export const SECTIONS: ReadonlySet<string> = new Set([
  '$schema',
  'languageVersion',
  'contentVersion',
  'apiProfile',
  'definitions',
  'parameters',
  'variables',
  'functions',
  'resources',
  'outputs',
  'metadata',
  'imports',
  'extensions',
]);
