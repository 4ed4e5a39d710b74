// The version of the command, written in by scripts/bundle-cli.mjs.
declare const LINEWORK_VERSION: string;

export function version(): string {
  return LINEWORK_VERSION;
}
