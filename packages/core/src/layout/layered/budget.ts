// The step budget of one layout: passes spend from it, and take cheaper ways once it is gone. It counts work, never
// time, so that the same graph gives the same drawing on every machine.

export class Budget {
  private left: number;
  private short = false;

  constructor(steps: number) {
    this.left = steps;
  }

  get degraded(): boolean {
    return this.short;
  }

  degrade(): void {
    this.short = true;
  }

  /** Takes the steps if there are enough of them. */
  spend(steps: number): boolean {
    if (steps > this.left) {
      this.short = true;
      return false;
    }
    this.left -= steps;
    return true;
  }

  /** How many pivots a network of that many vertices may take. */
  pivots(count: number): number {
    const pivots = Math.min(20 * count + 100, Math.floor(this.left / (count + 10)));
    this.left -= Math.min(this.left, pivots);
    return pivots;
  }
}
