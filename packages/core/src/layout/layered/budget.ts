// The step budget of one layout: passes spend from it, and switch to cheaper methods once it is exhausted. It counts
// work, not time, so that the same graph gives the same drawing on every machine.

export class Budget {
  private readonly whole: number;
  private left: number;
  private short = false;

  constructor(steps: number) {
    this.whole = steps;
    this.left = steps;
  }

  get degraded(): boolean {
    return this.short;
  }

  /** Takes the steps if enough are left. */
  spend(steps: number): boolean {
    if (steps > this.left) {
      this.short = true;
      return false;
    }
    this.left -= steps;
    return true;
  }

  /** Takes steps that were already made, whether or not enough were left. */
  charge(steps: number): void {
    if (steps > this.left) this.short = true;
    this.left = Math.max(0, this.left - steps);
  }

  /** Records that a pass has stopped early. */
  cutShort(): void {
    this.short = true;
  }

  /** The steps left beyond the share of the total that later passes need. */
  beyond(part: number): number {
    return Math.max(0, this.left - part * this.whole);
  }

  /** How many of the requested pivots the budget allows for a network of that size. */
  pivots(wanted: number, size: number): number {
    const allowed = Math.min(wanted, Math.floor(this.left / pivotSteps(size)));
    if (allowed < wanted && allowed < size) this.short = true;
    return allowed;
  }

  /** Takes the cost of the pivots made. */
  pivoted(pivots: number, size: number): void {
    this.left -= Math.min(this.left, pivots * pivotSteps(size));
  }
}

/** A pivot touches the smaller side of a tree, about a tenth of it. */
function pivotSteps(size: number): number {
  return 10 + size / 10;
}
