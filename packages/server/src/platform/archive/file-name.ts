// Names of files in an archive: in, what people wrote, such as the title of a diagram; out, a name that every file system takes and that leads out of
// no folder.

/** Refused by Windows in any name, and the separators of the others. */
const UNSAFE = /[\p{C}\\/:*?"<>|]+/gu;

/** Devices of Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const LONGEST = 80;

export function fileName(text: string, otherwise: string): string {
  const name = [...text.replaceAll(UNSAFE, '-').trim()]
    .slice(0, LONGEST)
    .join('')
    .replace(/^\.+/, '')
    .replace(/(?<![. ])[. ]+$/, '')
    .trim();
  if (name === '') return otherwise;
  return DEVICE.test(name) ? `_${name}` : name;
}
