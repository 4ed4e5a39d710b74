// The result of an operation for a verb: in, what its `run` returns; out, the value, or a failure with the refusal's message.
import { isRefusal, type Ran } from '@linework/operations/operation';
import { usageFailure } from './failure.js';

export async function answered<Value>(running: Ran<Value> | Promise<Ran<Value>>): Promise<Value> {
  const ran = await running;
  if (isRefusal(ran)) throw usageFailure(ran.message);
  return ran.value;
}
