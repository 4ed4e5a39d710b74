// The three Inter files for reading and checking metrics: weight and path of each.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Lightest first. @type {readonly { weight: number, file: string }[]} */
export const FONT_FILES = [
  { weight: 400, file: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf') },
  { weight: 500, file: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf') },
  { weight: 600, file: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf') },
];
