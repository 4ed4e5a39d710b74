// What readers of infrastructure code find: resources with the types of their providers, what refers to what and by which
// property, and the modules they stand in. index.ts makes the picture of it for all such formats alike.
import type { LeftOut, PlacedDiagnostic } from '../contract.js';
import type { FilePlace } from '../file-place.js';

export type Change = 'create' | 'update' | 'replace' | 'delete';

export interface CloudResource {
  /** As the format names it in the whole input: `module.net.aws_vpc.main`. */
  readonly external: string;
  /** What it is called by itself: `main`. */
  readonly name: string;
  /** What it is called where another has that name; by default its external name. */
  readonly longName?: string;
  /** As the format writes it: `aws_vpc`, `AWS::EC2::VPC`, `Microsoft.Network/virtualNetworks`, `aws.ec2.Vpc`. */
  readonly type: string;
  readonly place: FilePlace;
  /** The module it stands in, by its external name. */
  readonly module?: string;
  /** The file it stands in, for pictures that are grouped by file. */
  readonly file?: string;
  /** Made by the tool for itself: it is folded away with what it serves. */
  readonly serves?: true;
  /** Looked up, not made here. */
  readonly existing?: true;
  /** How many there are of it, as `3` or `each of var.zones`. */
  readonly count?: string;
  /** Under which condition it is there at all. */
  readonly condition?: string;
  /** What a plan does with it. */
  readonly change?: Change;
  /** A second fact that the files tell, such as its size. */
  readonly fact?: string;
}

export interface CloudModule {
  readonly external: string;
  readonly name: string;
  readonly place: FilePlace;
  /** The module it stands in. */
  readonly within?: string;
  /** Where its code comes from, of one that is not among the files: it is drawn as a node. */
  readonly source?: string;
}

/** From what depends to what it depends on. */
export interface CloudReference {
  readonly from: string;
  readonly to: string;
  readonly place: FilePlace;
  /** The property that it stands in, as written: `vpc_id`, `Properties.SubnetIds`, `depends_on`. */
  readonly at: string;
}

export interface Deployment {
  readonly title?: string;
  readonly resources: readonly CloudResource[];
  readonly references: readonly CloudReference[];
  readonly modules: readonly CloudModule[];
  /** Where an input without resources says so: it is drawn as that, since a deployment of nothing is a result too. */
  readonly whole?: FilePlace;
  readonly leftOut: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}
