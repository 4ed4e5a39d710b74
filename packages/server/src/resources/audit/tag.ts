export const auditTag = {
  name: 'Audit log',
  description: 'Who changed what in an organisation.',
} as const;
