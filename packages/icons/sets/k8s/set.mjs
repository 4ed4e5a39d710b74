// Kubernetes: resources and components.
import { readSource } from './read.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'k8s',
  title: 'Kubernetes',
  kind: 'product',
  licence: 'Apache-2.0 OR CC-BY-4.0',
  packageName: 'kubernetes-icons',
  stated: 'ISC',
  links: ['https://github.com/kubernetes/community/tree/master/icons'],
  letter: '5',
  read: readSource,
};
