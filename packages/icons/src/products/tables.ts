// Every product table, one per line.

import { amazon } from './amazon.data.js';
import { azure } from './azure.data.js';
import { businessProducts } from './business.data.js';
import { dataProducts } from './data.data.js';
import { deliveryProducts } from './delivery.data.js';
import { developmentProducts } from './development.data.js';
import { googleCloud } from './google-cloud.data.js';
import { kubernetesProducts } from './kubernetes.data.js';
import { platformProducts } from './platforms.data.js';

export const productTables: readonly string[] = [
  dataProducts,
  deliveryProducts,
  developmentProducts,
  platformProducts,
  businessProducts,
  kubernetesProducts,
  amazon,
  azure,
  googleCloud,
];
