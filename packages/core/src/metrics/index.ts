// Text measuring and wrapping with the metrics of Inter, whatever font a viewer has.

export type { MeasuredLine, MeasuredText, TextStyle, Weight, WrapOptions } from './contract.js';
export { baselineOffset, capHeight, lineHeight, wrapWidth } from './line.js';
export { measureText } from './measure.js';
export { wrapText } from './wrap.js';
