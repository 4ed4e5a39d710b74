// What readers of infrastructure code return: resources with their providers' types, references with the property that makes
// them, and the modules that contain the resources. index.ts draws the picture of these in the same way for all formats.
import type { LeftOut, PlacedDiagnostic } from '../contract.js';
import type { FilePlace } from '../file-place.js';

export type Change = 'create' | 'update' | 'replace' | 'delete';

export interface CloudResource {
  /** Its name in the whole input: `module.net.aws_vpc.main`. */
  readonly external: string;
  /** Its own short name: `main`. */
  readonly name: string;
  /** Its name where another resource has the same short name; the external name by default. */
  readonly longName?: string;
  /** As the format writes it: `aws_vpc`, `AWS::EC2::VPC`, `Microsoft.Network/virtualNetworks`, `aws.ec2.Vpc`. */
  readonly type: string;
  readonly place: FilePlace;
  /** The module that contains it, by its external name. */
  readonly module?: string;
  /** The file that contains it, for pictures grouped by file. */
  readonly file?: string;
  /** Created by the tool for its own use, so it is folded into what it serves. */
  readonly serves?: true;
  /** Looked up, not created here. */
  readonly existing?: true;
  /** How many there are, as `3` or `each of var.zones`. */
  readonly count?: string;
  /** The condition under which it exists. */
  readonly condition?: string;
  /** What a plan does with it. */
  readonly change?: Change;
  /** A second fact from the files, such as its size. */
  readonly fact?: string;
}

export interface CloudModule {
  readonly external: string;
  readonly name: string;
  readonly place: FilePlace;
  /** The module that contains it. */
  readonly within?: string;
  /** Source of a module that is not among the files: it is drawn as a node. */
  readonly source?: string;
}

/** From the dependent resource to its dependency. */
export interface CloudReference {
  readonly from: string;
  readonly to: string;
  readonly place: FilePlace;
  /** The property that contains it, as written: `vpc_id`, `Properties.SubnetIds`, `depends_on`. */
  readonly at: string;
}

export interface Deployment {
  readonly title?: string;
  readonly resources: readonly CloudResource[];
  readonly references: readonly CloudReference[];
  readonly modules: readonly CloudModule[];
  /** Modules that are programs or templates of their own, by external name, if there are several. */
  readonly roots?: readonly string[];
  /** Place of the statement that the input has no resources. It is drawn as such, because an empty deployment is a result too. */
  readonly whole?: FilePlace;
  readonly leftOut: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}
