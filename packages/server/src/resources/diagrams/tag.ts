export const hostingTag = {
  name: 'Hosting',
  description: 'Published diagrams: links, folders, locks, versions, stable links and embedding.',
} as const;
