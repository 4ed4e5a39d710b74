// Input texts in messages, as in every package.
export { clipped, short, someOf } from '@linework/core';
