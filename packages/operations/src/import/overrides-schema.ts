// The schema of overrides: in a request, and in the files that repositories keep beside their diagrams.
import { LINE_ROLES } from '@linework/core';
import type { z as Zod } from 'zod';

export function overridesSchema(z: typeof Zod) {
  const name = z.string().min(1).max(300);
  const text = z.string().min(1).max(500);
  const byName = z.record(name, text).optional();
  const names = z.array(name).max(1_000);
  return z
    .strictObject({
      $schema: z.string().max(500).optional().describe('For editors only; never fetched.'),
      rename: byName.describe('Names and the new label of each.'),
      hide: names.optional().describe('Items that are not drawn; for a frame, everything in it.'),
      retype: byName.describe('Names and the node or group type of each.'),
      tone: byName.describe('Names and the tone of each.'),
      icon: byName.describe('Names and the icon of each, or none.'),
      note: byName.describe('Names and the note beside each.'),
      groups: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(120),
            type: z.string().max(40).optional().describe('Such as network or data-tier.'),
            items: names.describe('Its contents.'),
          }),
        )
        .max(200)
        .optional()
        .describe('Frames that are not in the files.'),
      order: names.optional().describe('Items to write first, in this order.'),
      edges: z
        .array(
          z.strictObject({
            from: name,
            to: name,
            label: z.string().max(200).optional(),
            arrow: z.enum(['->', '-->', '..>', '<->', '<-->', '--']).optional(),
            role: z.enum(LINE_ROLES).optional(),
          }),
        )
        .max(500)
        .optional()
        .describe('Lines that are not in the files.'),
    })
    .meta({
      id: 'Overrides',
      brief: true,
      description:
        "Changes applied after every import, by the format's own names; an asterisk in a name matches any characters.",
    });
}
