// The role of each file in a Pulumi project, by names and beginnings only.
import type { ImportFile } from '../../contract.js';

const BEGINNING = 20_000;

/** `Pulumi.yaml`, and `Main.yaml`, which can hold the program beside it; `Pulumi.dev.yaml` holds a stack's settings. */
export function isProjectFile(path: string): boolean {
  return /(?:^|\/)(?:Pulumi|PulumiPlugin|Main)\.(?:ya?ml|json)$/.test(path);
}

export function isProject(content: string): boolean {
  return /^(?:[ \t]*(?:[{,][ \t]*)?")?(?:runtime|resources|variables|components)"?[ \t]*:/m.test(
    content.slice(0, BEGINNING),
  );
}

export function isExport({ path, content }: ImportFile): boolean {
  return /\.json$/i.test(path) && /"urn:pulumi:/.test(content.slice(0, BEGINNING));
}

export function isProgram(path: string): boolean {
  return /\.[cm]?[tj]sx?$/.test(path);
}
