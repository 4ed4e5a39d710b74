// The design of the theme in numbers: OKLCH (lightness 0 to 1, chroma, hue in degrees) for each role. Lightness, chroma
// and hue of strokes, strong forms and line roles were searched so that all pairs stay 0.08 apart in OKLab for the three
// colour-vision deficiencies, then tuned by eye; theme.test.ts holds what must stay true.

/** Hue of the breath of colour in greys. */
const GREY = 255;

export const TONE_HUES = {
  neutral: GREY,
  blue: 255,
  violet: 300,
  aqua: 205,
  orange: 55,
  green: 150,
  amber: 85,
  red: 25,
};

/** How much of a node fill's distance from the canvas each nesting level of a frame takes. */
export const FRAME_SHARES = [1 / 3, 0.58, 0.83];

export const SCHEMES = {
  light: {
    canvas: [1, 0, GREY],
    ink: [0.22, 0.014, GREY],
    secondary: [0.45, 0.014, GREY],
    line: [0.55, 0.013, GREY],
    hairline: [0.9, 0.006, GREY],
    fill: { lightness: 0.965, chroma: 0.02, neutralChroma: 0.005 },
    text: { lightness: 0.36, chroma: 0.09, neutralChroma: 0.014 },
    stroke: {
      neutral: [0.555, 0.012, 255],
      blue: [0.549, 0.101, 257],
      violet: [0.637, 0.15, 295],
      aqua: [0.451, 0.13, 206],
      orange: [0.551, 0.118, 50],
      green: [0.622, 0.094, 152],
      amber: [0.627, 0.141, 90],
      red: [0.475, 0.141, 21],
    },
    strong: {
      neutral: [0.555, 0.012, 255],
      blue: [0.549, 0.101, 257],
      violet: [0.637, 0.15, 295],
      aqua: [0.451, 0.13, 206],
      orange: [0.551, 0.118, 50],
      green: [0.622, 0.094, 152],
      amber: [0.627, 0.141, 90],
      red: [0.475, 0.141, 21],
    },
    roles: {
      data: [0.574, 0.119, 253],
      identity: [0.477, 0.19, 295],
      async: [0.395, 0.082, 202],
      private: [0.475, 0.173, 333],
    },
  },
  dark: {
    canvas: [0.17, 0.012, GREY],
    ink: [0.94, 0.008, GREY],
    secondary: [0.74, 0.012, GREY],
    line: [0.66, 0.013, GREY],
    hairline: [0.3, 0.012, GREY],
    fill: { lightness: 0.24, chroma: 0.03, neutralChroma: 0.012 },
    text: { lightness: 0.9, chroma: 0.05, neutralChroma: 0.01 },
    stroke: {
      neutral: [0.567, 0.012, 255],
      blue: [0.733, 0.103, 249],
      violet: [0.653, 0.152, 299],
      aqua: [0.805, 0.112, 204],
      orange: [0.595, 0.129, 52],
      green: [0.646, 0.093, 157],
      amber: [0.699, 0.154, 84],
      red: [0.808, 0.146, 27],
    },
    strong: {
      neutral: [0.567, 0.012, 255],
      blue: [0.733, 0.103, 249],
      violet: [0.653, 0.152, 299],
      aqua: [0.805, 0.112, 204],
      orange: [0.595, 0.129, 52],
      green: [0.646, 0.093, 157],
      amber: [0.699, 0.154, 84],
      red: [0.808, 0.146, 27],
    },
    roles: {
      data: [0.703, 0.143, 257],
      identity: [0.603, 0.159, 310],
      async: [0.86, 0.141, 209],
      private: [0.772, 0.081, 337],
    },
  },
};
