export const iconTag = {
  name: 'Organisation icons',
  description: "An organisation's own icons: drawn as own:NAME, and found before the bundled ones.",
} as const;
