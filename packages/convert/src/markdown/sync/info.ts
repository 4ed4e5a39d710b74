// The info string of a fence: in, the words after the language; out, the options that sync reads. The rest is unchanged.

export interface FenceOptions {
  readonly id?: string;
  /** The link target of the picture. */
  readonly link?: string;
}

const OPTION = /(?:^|\s)(id|link)=(?:"([^"]*)"|(\S+))/g;

export function optionsIn(info: string): FenceOptions {
  const values: Partial<Record<string, string>> = {};
  for (const [, name = '', quoted, plain] of info.matchAll(OPTION)) values[name] ??= quoted ?? plain ?? '';
  const { id, link } = values;
  return { ...(id === undefined ? {} : { id }), ...(link === undefined ? {} : { link }) };
}
