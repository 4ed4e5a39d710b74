// The step budget of one layout: passes spend from it, and take cheaper ways once it is gone. It counts work, never
// time, so that the same graph gives the same drawing on every machine.

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

  /** Takes the steps if there are enough of them. */
  spend(steps: number): boolean {
    if (steps > this.left) {
      this.short = true;
      return false;
    }
    this.left -= steps;
    return true;
  }

  /** Takes the steps that were made, whether or not there were enough of them. */
  charge(steps: number): void {
    if (steps > this.left) this.short = true;
    this.left = Math.max(0, this.left - steps);
  }

  /** Says that a pass has stopped early. */
  cutShort(): void {
    this.short = true;
  }

  /** The steps there are beyond that part of the whole which later passes need. */
  beyond(part: number): number {
    return Math.max(0, this.left - part * this.whole);
  }

  /** How many of the pivots wanted for a network of that size there is budget for. */
  pivots(wanted: number, size: number): number {
    const allowed = Math.min(wanted, Math.floor(this.left / pivotSteps(size)));
    if (allowed < wanted && allowed < size) this.short = true;
    return allowed;
  }

  /** Takes what the pivots made have cost. */
  pivoted(pivots: number, size: number): void {
    this.left -= Math.min(this.left, pivots * pivotSteps(size));
  }
}

/** A pivot touches the smaller side of a tree, about a tenth of it. */
function pivotSteps(size: number): number {
  return 10 + size / 10;
}
