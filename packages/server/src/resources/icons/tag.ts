export const iconTag = {
  name: 'Icons',
  description: "An organisation's own icons: drawn as own:NAME, and found before the bundled ones.",
} as const;
