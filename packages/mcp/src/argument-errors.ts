// Describes wrong arguments so that an agent can fix them: in, the schema's error; out, each location, what is wrong, and a call that works.
import { z } from 'zod';

const MOST = 8;

export function argumentErrors(tool: string, error: z.ZodError, input: z.ZodObject): string {
  const lines = error.issues.slice(0, MOST).map((issue) => {
    const place = issue.path.length === 0 ? 'arguments' : issue.path.join('.');
    return `${place}: ${issue.message}`;
  });
  if (error.issues.length > MOST) lines.push(`and ${error.issues.length - MOST} more`);
  return `${tool} does not accept these arguments.\n${lines.join('\n')}\nSend: ${JSON.stringify(example(input))}`;
}

/** The required arguments, each with an example or a placeholder. */
function example(input: z.ZodObject): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[name];
      const examples = typeof property === 'object' ? property.examples : undefined;
      return [name, Array.isArray(examples) ? examples[0] : '…'];
    }),
  );
}
