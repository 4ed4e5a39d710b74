// Every pattern, a line each, in the order they are shown.
import type { Pattern } from './pattern.js';
import { agentWithTools } from './patterns/agent-with-tools.data.js';
import { batchProcessing } from './patterns/batch-processing.data.js';
import { changeDataCapture } from './patterns/change-data-capture.data.js';
import { cloudLandingZone } from './patterns/cloud-landing-zone.data.js';
import { dataLake } from './patterns/data-lake.data.js';
import { eventDrivenArchitecture } from './patterns/event-driven-architecture.data.js';
import { hubAndSpokeNetwork } from './patterns/hub-and-spoke-network.data.js';
import { iotPlatform } from './patterns/iot-platform.data.js';
import { machineLearningServing } from './patterns/machine-learning-serving.data.js';
import { machineLearningTraining } from './patterns/machine-learning-training.data.js';
import { multiRegionActiveActive } from './patterns/multi-region-active-active.data.js';
import { retrievalAugmentedGeneration } from './patterns/retrieval-augmented-generation.data.js';
import { serverlessApi } from './patterns/serverless-api.data.js';
import { staticSite } from './patterns/static-site.data.js';
import { streamingAnalytics } from './patterns/streaming-analytics.data.js';
import { threeTierWebApplication } from './patterns/three-tier-web-application.data.js';
import { zeroTrustAccess } from './patterns/zero-trust-access.data.js';

export const patterns: readonly Pattern[] = [
  threeTierWebApplication,
  serverlessApi,
  multiRegionActiveActive,
  cloudLandingZone,
  staticSite,
  iotPlatform,
  hubAndSpokeNetwork,
  eventDrivenArchitecture,
  dataLake,
  streamingAnalytics,
  changeDataCapture,
  batchProcessing,
  machineLearningTraining,
  machineLearningServing,
  retrievalAugmentedGeneration,
  agentWithTools,
  zeroTrustAccess,
];

export function patternOf(id: string): Pattern | undefined {
  return patterns.find((each) => each.id === id);
}
