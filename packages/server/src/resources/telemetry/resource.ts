// Totals that installed commands send, if their users allow it.
import type { Resource } from '../../platform/resource.js';
import { receiveTelemetry } from './receive.js';
import { stored } from './stored.js';

export const telemetry: Resource = { endpoints: [receiveTelemetry], tables: stored };
