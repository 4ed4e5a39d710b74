// Changes by hand that are made after every import, by the format's own names, so that the next import keeps them. A name may
// hold asterisks, each for any run of characters.

export interface Overrides {
  /** Names and the label each gets. */
  readonly rename?: Readonly<Record<string, string>>;
  /** What is not drawn. Of a frame, all that is in it. */
  readonly hide?: readonly string[];
  /** Names and the type of node or group each gets. */
  readonly retype?: Readonly<Record<string, string>>;
  readonly tone?: Readonly<Record<string, string>>;
  readonly icon?: Readonly<Record<string, string>>;
  /** Names and the remark that stands beside each. */
  readonly note?: Readonly<Record<string, string>>;
  readonly groups?: readonly OverrideGroup[];
  /** Names, in the order in which they are written before all others. */
  readonly order?: readonly string[];
  readonly edges?: readonly OverrideEdge[];
}

export interface OverrideGroup {
  readonly name: string;
  readonly type?: string | undefined;
  /** What stands in it, wherever it stood. */
  readonly items: readonly string[];
}

export interface OverrideEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string | undefined;
  /** `->` by default. */
  readonly arrow?: string | undefined;
  readonly role?: string | undefined;
}

/** The parts of overrides that name something of the import, by name. */
export const NAMED = ['rename', 'retype', 'tone', 'icon', 'note'] as const;
