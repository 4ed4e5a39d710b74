// How the parts of Compose look: in, a service with what the picture shows elsewhere, or a resource; out, its declaration.
import type { DraftOption } from '@linework/core';
import type { Look } from '../../graph/contract.js';
import { type Product, productOf, shownImage } from './images.js';
import type { Resource, ResourceKind, Service, Use } from './model.js';
import { joinedService } from './placement.js';
import { portsInWords } from './ports.js';

/** From the image, or else from the service's name. */
export function productOfService({ name, image }: Service): Product {
  return (image === undefined ? undefined : productOf(image)) ?? productOf(name) ?? { type: 'service' };
}

interface Beneath {
  /** Ports are shown on the client's line. */
  readonly entered: boolean;
  /** Networks whose frames are drawn elsewhere. */
  readonly alsoIn: readonly string[];
}

export function serviceLook(service: Service, { entered, alsoIn }: Beneath): Look {
  const { type, icon } = productOfService(service);
  const { ports, profiles, networkMode } = service;
  const lines = [
    madeOf(service),
    ports.length === 0 || entered ? '' : portsInWords(ports),
    networkMode && joinedService(networkMode) === undefined ? modeInWords(networkMode) : '',
    profiles.length === 0 ? '' : `profile ${profiles.join(', ')}`,
    alsoIn.length === 0 ? '' : `also in ${alsoIn.join(', ')}`,
  ].filter((line) => line !== '');
  return look(service.name, type, [...(icon === undefined ? [] : [option('icon', icon)]), ...sub(lines.join('\n'))]);
}

function madeOf({ image, build, replicas }: Service): string {
  const from = image === undefined ? builtFrom(build) : shownImage(image);
  return [from, replicas === undefined ? '' : `${replicas} replicas`].filter((part) => part !== '').join(', ');
}

function builtFrom(build: string | undefined): string {
  if (build === undefined) return '';
  const folder = build.replace(/^\.\//, '').replace(/\/$/, '');
  return folder === '' || folder === '.' ? 'built here' : `built from ${folder}`;
}

const MODES: ReadonlyMap<string, string> = new Map([
  ['host', 'network of the host'],
  ['none', 'no network'],
  ['bridge', ''],
  ['default', ''],
]);

function modeInWords({ name }: Use): string {
  return MODES.get(name) ?? `network ${name}`;
}

const TYPES: Readonly<Record<Exclude<ResourceKind, 'network'>, string>> = {
  volume: 'storage',
  config: 'storage',
  secret: 'secret',
};

export function resourceLook({ kind, name, external, detail }: Resource): Look {
  const about = external ? 'external' : (detail ?? '');
  if (kind === 'network') {
    const options = [...sub(about), { name: 'type', values: [{ raw: 'network' }] }];
    return { keyword: 'group', label: name, options };
  }
  const says = kind === 'config' ? ['config', about].filter((each) => each !== '').join(', ') : about;
  return look(name, TYPES[kind], [...(kind === 'config' ? [option('icon', 'lx:file-cog')] : []), ...sub(says)]);
}

export function overlayLook({ name }: Resource): Look {
  return { keyword: 'overlay', label: name };
}

export function missingLook(name: string): Look {
  return look(name, 'external', sub('not in the files'));
}

export function mountLook(label: string, type: string): Look {
  return look(label, 'storage', sub(type));
}

export const clientLook: Look = { keyword: 'node', type: 'client', label: 'Client' };

function look(label: string, type: string, options: readonly DraftOption[]): Look {
  return { keyword: 'node', type, label, ...(options.length === 0 ? {} : { options }) };
}

function option(name: string, raw: string): DraftOption {
  return { name, values: [{ raw }] };
}

function sub(text: string): readonly DraftOption[] {
  return text === '' ? [] : [{ name: 'sub', values: [{ text }] }];
}
