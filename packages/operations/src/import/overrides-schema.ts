// The form of overrides: of a request, and of the files that repositories keep beside their diagrams.
import type { z as Zod } from 'zod';

export function overridesSchema(z: typeof Zod) {
  const name = z.string().min(1).max(300);
  const text = z.string().min(1).max(500);
  const byName = z.record(name, text).optional();
  const names = z.array(name).max(1_000);
  return z
    .strictObject({
      $schema: z.string().max(500).optional().describe('For editors only; never fetched.'),
      rename: byName.describe('Names and the label each gets.'),
      hide: names.optional().describe('What is not drawn; of a frame, all that is in it.'),
      retype: byName.describe('Names and the type of node or group each gets.'),
      tone: byName.describe('Names and the tone each gets.'),
      icon: byName.describe('Names and the icon each gets, or none.'),
      note: byName.describe('Names and the remark that stands beside each.'),
      groups: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(120),
            type: z.string().max(40).optional().describe('Such as network or data-tier.'),
            items: names.describe('What stands in it.'),
          }),
        )
        .max(200)
        .optional()
        .describe('Frames that the files do not have.'),
      order: names.optional().describe('What is written first, in this order.'),
      edges: z
        .array(
          z.strictObject({
            from: name,
            to: name,
            label: z.string().max(200).optional(),
            arrow: z.enum(['->', '-->', '..>', '<->', '<-->', '--']).optional(),
            role: z.enum(['data', 'identity', 'async', 'private']).optional(),
          }),
        )
        .max(500)
        .optional()
        .describe('Lines that the files do not tell.'),
    })
    .meta({
      id: 'Overrides',
      brief: true,
      description:
        "Changes made after every import, by the format's own names; an asterisk in a name stands for any characters.",
    });
}
