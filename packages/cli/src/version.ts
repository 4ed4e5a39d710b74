// The version of the command; scripts/bundle-cli.mjs inserts it.
declare const LINEWORK_VERSION: string;

export function version(): string {
  return LINEWORK_VERSION;
}
