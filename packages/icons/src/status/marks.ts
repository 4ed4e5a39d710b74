// The outlines that make up the status drawings, in 24 × 24 units: silhouettes, and the marks cut out of them.

/** Silhouettes, to be filled. */
export const disc = 'M12 1.2a10.8 10.8 0 1 0 0 21.6a10.8 10.8 0 1 0 0-21.6z';
export const square =
  'M6.2 1.8h11.6a4.4 4.4 0 0 1 4.4 4.4v11.6a4.4 4.4 0 0 1-4.4 4.4h-11.6a4.4 4.4 0 0 1-4.4-4.4v-11.6a4.4 4.4 0 0 1 4.4-4.4z';
export const octagon = 'M22.35 16.29L16.29 22.35H7.71L1.65 16.29V7.71L7.71 1.65H16.29L22.35 7.71z';
export const triangle = 'M10.3 2.4a2 2 0 0 1 3.4 0l9.3 16.2a2 2 0 0 1-1.7 3h-18.6a2 2 0 0 1-1.7-3z';
export const shield = 'M12 1l9.2 3.4v7c0 5.6-3.9 9.6-9.2 11.6c-5.3-2-9.2-6-9.2-11.6v-7z';
export const person =
  'M8.6 1.8a4.6 4.6 0 0 1 0 9.2a4.6 4.6 0 0 1 0-9.2zM.8 21.8c0-5.2 3.4-8.9 7.8-8.9c1.8 0 3.4.6 4.7 1.7l-1.9 2.5l3 4.7z';

/** Marks, to be cut out of a silhouette by the even-odd rule. */
export const tick =
  'M5.71 13.29L10.44 18.02L18.23 9.55A1.4 1.4 0 0 0 16.17 7.65L10.36 13.98L7.69 11.31A1.4 1.4 0 0 0 5.71 13.29z';
export const cross =
  'M12 13.98L15.18 17.16A1.4 1.4 0 0 0 17.16 15.18L13.98 12L17.16 8.82A1.4 1.4 0 0 0 15.18 6.84L12 10.02L8.82 6.84A1.4 1.4 0 0 0 6.84 8.82L10.02 12L6.84 15.18A1.4 1.4 0 0 0 8.82 17.16z';
export const bar = 'M6.9 10.4h10.2a1.6 1.6 0 0 1 0 3.2h-10.2a1.6 1.6 0 0 1 0-3.2z';
export const clockHands =
  'M10.85 6.2V12.61L15.15 15.55A1.15 1.15 0 0 0 16.45 13.65L13.15 11.39V6.2A1.15 1.15 0 0 0 10.85 6.2z';
export const playMark = 'M9 6.9L17.8 12L9 17.1z';
export const pauseMark = 'M7.6 7.2h3v9.6h-3zM13.4 7.2h3v9.6h-3z';
export const letterI =
  'M12 5.3a1.55 1.55 0 0 1 0 3.1a1.55 1.55 0 0 1 0-3.1zM10.65 11.4a1.35 1.35 0 0 1 2.7 0v6a1.35 1.35 0 0 1-2.7 0z';

/** An exclamation mark whose bar begins at `top`. */
export function exclamation(top: number): string {
  return `M10.6 ${top}a1.4 1.4 0 0 1 2.8 0v5.4a1.4 1.4 0 0 1-2.8 0zM12 ${top + 8.1}a1.5 1.5 0 0 1 0 3a1.5 1.5 0 0 1 0-3z`;
}
