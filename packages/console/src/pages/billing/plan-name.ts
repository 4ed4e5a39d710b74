// A plan and an amount of money in words.
import type { Plan } from '@linework/operations/plans';

export function planName(plan: Plan): string {
  return `${plan[0]?.toUpperCase()}${plan.slice(1)}`;
}

/** `amount` is in the smallest unit of the currency. */
export function moneyOf(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
