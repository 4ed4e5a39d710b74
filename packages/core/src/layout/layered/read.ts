// Reads typed arrays in inner loops, where a check costs a tenth of a layout. In: an array and an index. Out: the
// value. One function per type of array, as a reader of several types is slower than any of them.

export function int(array: Int32Array, at: number): number {
  return array[at] as number;
}

export function float(array: Float64Array, at: number): number {
  return array[at] as number;
}
