// The orientation in Exif data (CIPA DC-008, section 4.6.4): in, the data, which is a TIFF header and its first directory; out, 1 to 8. Anything else
// is 1, as viewers show it.

const ORIENTATION = 0x0112;
const ENTRY = 12;

export function orientationIn(exif: Buffer): number {
  const order = exif.toString('latin1', 0, 4);
  const isLittle = order === 'II*\0';
  if (exif.length < 10 || (!isLittle && order !== 'MM\0*')) return 1;
  const short = (at: number): number => {
    if (at + 2 > exif.length) return 0;
    return isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at);
  };
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * ENTRY;
    const value = short(at + 8);
    if (short(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
