// A Compose project: the contents of its files that a picture can show.
import type { FilePlace } from '../../file-place.js';
import type { Mount } from './mounts.js';
import type { Port } from './ports.js';

/** How a service is drawn. */
export type NodeType = 'database' | 'cache' | 'queue' | 'storage' | 'gateway' | 'service' | 'identity' | 'secret';

/** A name that a service uses. */
export interface Use {
  readonly name: string;
  readonly place: FilePlace;
}

export interface Need extends Use {
  readonly condition?: string;
  readonly optional?: true;
}

export interface Service extends Use {
  readonly image?: string;
  /** The folder it is built from. */
  readonly build?: string;
  readonly ports: readonly Port[];
  readonly mounts: readonly Mount[];
  readonly networks: readonly Use[];
  readonly networkMode?: Use;
  readonly needs: readonly Need[];
  readonly links: readonly Use[];
  /** Containers of other projects. */
  readonly externalLinks: readonly Use[];
  readonly volumesFrom: readonly Use[];
  readonly configs: readonly Use[];
  readonly secrets: readonly Use[];
  readonly profiles: readonly string[];
  readonly replicas?: string;
}

export const RESOURCES = ['network', 'volume', 'config', 'secret'] as const;

export type ResourceKind = (typeof RESOURCES)[number];

export interface Resource extends Use {
  readonly kind: ResourceKind;
  /** Created elsewhere. */
  readonly external: boolean;
  /** Its source or storage: a driver, a file, a variable. */
  readonly detail?: string;
}

export interface Project {
  readonly name?: string;
  readonly services: readonly Service[];
  readonly resources: readonly Resource[];
}

export function resourceName(kind: ResourceKind, name: string): string {
  return `${kind} ${name}`;
}
