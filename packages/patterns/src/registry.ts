// Every pattern, one per line, in the order they are shown.
import type { Pattern } from './pattern.js';
import { accessControlSchema } from './patterns/access-control-schema.data.js';
import { agentWithTools } from './patterns/agent-with-tools.data.js';
import { apiGateway } from './patterns/api-gateway.data.js';
import { apiRetryIdempotency } from './patterns/api-retry-idempotency.data.js';
import { backendForFrontend } from './patterns/backend-for-frontend.data.js';
import { backupAndRestore } from './patterns/backup-and-restore.data.js';
import { batchProcessing } from './patterns/batch-processing.data.js';
import { blueGreenDeployment } from './patterns/blue-green-deployment.data.js';
import { cacheAside } from './patterns/cache-aside.data.js';
import { canaryRelease } from './patterns/canary-release.data.js';
import { certificateLifecycle } from './patterns/certificate-lifecycle.data.js';
import { changeApproval } from './patterns/change-approval.data.js';
import { changeDataCapture } from './patterns/change-data-capture.data.js';
import { ciCdPipeline } from './patterns/ci-cd-pipeline.data.js';
import { circuitBreaker } from './patterns/circuit-breaker.data.js';
import { cloudCostControl } from './patterns/cloud-cost-control.data.js';
import { cloudLandingZone } from './patterns/cloud-landing-zone.data.js';
import { cloudMigrationPlan } from './patterns/cloud-migration-plan.data.js';
import { containerView } from './patterns/container-view.data.js';
import { contentDeliveryVideo } from './patterns/content-delivery-video.data.js';
import { cqrs } from './patterns/cqrs.data.js';
import { dataLake } from './patterns/data-lake.data.js';
import { dataMesh } from './patterns/data-mesh.data.js';
import { dataOrchestration } from './patterns/data-orchestration.data.js';
import { dataPlatformLayers } from './patterns/data-platform-layers.data.js';
import { dataWarehouseElt } from './patterns/data-warehouse-elt.data.js';
import { databaseScaling } from './patterns/database-scaling.data.js';
import { deploymentView } from './patterns/deployment-view.data.js';
import { disasterRecovery } from './patterns/disaster-recovery.data.js';
import { eCommerceSchema } from './patterns/e-commerce-schema.data.js';
import { eventDrivenArchitecture } from './patterns/event-driven-architecture.data.js';
import { eventSourcing } from './patterns/event-sourcing.data.js';
import { featureFlags } from './patterns/feature-flags.data.js';
import { fileUpload } from './patterns/file-upload.data.js';
import { gitflow } from './patterns/gitflow.data.js';
import { gitops } from './patterns/gitops.data.js';
import { hexagonalArchitecture } from './patterns/hexagonal-architecture.data.js';
import { hubAndSpokeNetwork } from './patterns/hub-and-spoke-network.data.js';
import { hybridCloud } from './patterns/hybrid-cloud.data.js';
import { incidentResponse } from './patterns/incident-response.data.js';
import { incidentStates } from './patterns/incident-states.data.js';
import { internalDeveloperPlatform } from './patterns/internal-developer-platform.data.js';
import { iotPlatform } from './patterns/iot-platform.data.js';
import { jobStates } from './patterns/job-states.data.js';
import { kubernetesCluster } from './patterns/kubernetes-cluster.data.js';
import { kubernetesMultiTenancy } from './patterns/kubernetes-multi-tenancy.data.js';
import { layeredArchitecture } from './patterns/layered-architecture.data.js';
import { logPipeline } from './patterns/log-pipeline.data.js';
import { machineLearningServing } from './patterns/machine-learning-serving.data.js';
import { machineLearningTraining } from './patterns/machine-learning-training.data.js';
import { machineToMachineOauth } from './patterns/machine-to-machine-oauth.data.js';
import { microservices } from './patterns/microservices.data.js';
import { modularMonolith } from './patterns/modular-monolith.data.js';
import { multiRegionActiveActive } from './patterns/multi-region-active-active.data.js';
import { multiTenantSaas } from './patterns/multi-tenant-saas.data.js';
import { multiTenantSchema } from './patterns/multi-tenant-schema.data.js';
import { mutualTls } from './patterns/mutual-tls.data.js';
import { notificationService } from './patterns/notification-service.data.js';
import { oauthAuthorizationCodePkce } from './patterns/oauth-authorization-code-pkce.data.js';
import { observability } from './patterns/observability.data.js';
import { oidcSignIn } from './patterns/oidc-sign-in.data.js';
import { onCallEscalation } from './patterns/on-call-escalation.data.js';
import { onboardingJourney } from './patterns/onboarding-journey.data.js';
import { orderFulfilment } from './patterns/order-fulfilment.data.js';
import { orderStates } from './patterns/order-states.data.js';
import { passwordSignInMfa } from './patterns/password-sign-in-mfa.data.js';
import { paymentProcessing } from './patterns/payment-processing.data.js';
import { paymentStates } from './patterns/payment-states.data.js';
import { pluginArchitecture } from './patterns/plugin-architecture.data.js';
import { postmortemTimeline } from './patterns/postmortem-timeline.data.js';
import { productHistory } from './patterns/product-history.data.js';
import { productRoadmap } from './patterns/product-roadmap.data.js';
import { pullRequestReview } from './patterns/pull-request-review.data.js';
import { purchaseJourney } from './patterns/purchase-journey.data.js';
import { rateLimiting } from './patterns/rate-limiting.data.js';
import { realTimeChat } from './patterns/real-time-chat.data.js';
import { releaseBranches } from './patterns/release-branches.data.js';
import { releasePlan } from './patterns/release-plan.data.js';
import { retrievalAugmentedGeneration } from './patterns/retrieval-augmented-generation.data.js';
import { runbookDatabaseMigration } from './patterns/runbook-database-migration.data.js';
import { sagaChoreography } from './patterns/saga-choreography.data.js';
import { sagaOrchestration } from './patterns/saga-orchestration.data.js';
import { samlSingleSignOn } from './patterns/saml-single-sign-on.data.js';
import { scimProvisioning } from './patterns/scim-provisioning.data.js';
import { searchService } from './patterns/search-service.data.js';
import { secretManagement } from './patterns/secret-management.data.js';
import { securityMonitoring } from './patterns/security-monitoring.data.js';
import { serverlessApi } from './patterns/serverless-api.data.js';
import { serviceMesh } from './patterns/service-mesh.data.js';
import { starSchema } from './patterns/star-schema.data.js';
import { staticSite } from './patterns/static-site.data.js';
import { stranglerFig } from './patterns/strangler-fig.data.js';
import { streamingAnalytics } from './patterns/streaming-analytics.data.js';
import { subscriptionStates } from './patterns/subscription-states.data.js';
import { supportJourney } from './patterns/support-journey.data.js';
import { systemContext } from './patterns/system-context.data.js';
import { threeTierWebApplication } from './patterns/three-tier-web-application.data.js';
import { ticketStates } from './patterns/ticket-states.data.js';
import { transactionalOutbox } from './patterns/transactional-outbox.data.js';
import { trunkBasedDevelopment } from './patterns/trunk-based-development.data.js';
import { virtualNetwork } from './patterns/virtual-network.data.js';
import { webhookDelivery } from './patterns/webhook-delivery.data.js';
import { workQueue } from './patterns/work-queue.data.js';
import { zeroTrustAccess } from './patterns/zero-trust-access.data.js';

export const patterns: readonly Pattern[] = [
  threeTierWebApplication,
  serverlessApi,
  multiRegionActiveActive,
  cloudLandingZone,
  staticSite,
  iotPlatform,
  multiTenantSaas,
  kubernetesCluster,
  serviceMesh,
  kubernetesMultiTenancy,
  contentDeliveryVideo,
  hubAndSpokeNetwork,
  virtualNetwork,
  hybridCloud,
  eventDrivenArchitecture,
  transactionalOutbox,
  sagaOrchestration,
  sagaChoreography,
  workQueue,
  webhookDelivery,
  apiRetryIdempotency,
  dataLake,
  streamingAnalytics,
  changeDataCapture,
  batchProcessing,
  dataMesh,
  dataWarehouseElt,
  dataOrchestration,
  starSchema,
  multiTenantSchema,
  eCommerceSchema,
  dataPlatformLayers,
  databaseScaling,
  machineLearningTraining,
  machineLearningServing,
  retrievalAugmentedGeneration,
  agentWithTools,
  microservices,
  modularMonolith,
  cqrs,
  eventSourcing,
  backendForFrontend,
  stranglerFig,
  cacheAside,
  hexagonalArchitecture,
  pluginArchitecture,
  apiGateway,
  rateLimiting,
  circuitBreaker,
  notificationService,
  realTimeChat,
  searchService,
  fileUpload,
  paymentProcessing,
  jobStates,
  systemContext,
  containerView,
  deploymentView,
  layeredArchitecture,
  zeroTrustAccess,
  accessControlSchema,
  oauthAuthorizationCodePkce,
  oidcSignIn,
  samlSingleSignOn,
  scimProvisioning,
  mutualTls,
  secretManagement,
  machineToMachineOauth,
  securityMonitoring,
  certificateLifecycle,
  passwordSignInMfa,
  gitops,
  ciCdPipeline,
  blueGreenDeployment,
  canaryRelease,
  trunkBasedDevelopment,
  gitflow,
  releaseBranches,
  featureFlags,
  runbookDatabaseMigration,
  cloudMigrationPlan,
  changeApproval,
  pullRequestReview,
  internalDeveloperPlatform,
  observability,
  logPipeline,
  incidentResponse,
  incidentStates,
  onCallEscalation,
  backupAndRestore,
  disasterRecovery,
  postmortemTimeline,
  cloudCostControl,
  orderStates,
  paymentStates,
  subscriptionStates,
  ticketStates,
  productRoadmap,
  releasePlan,
  productHistory,
  purchaseJourney,
  onboardingJourney,
  supportJourney,
  orderFulfilment,
];

export function patternOf(id: string): Pattern | undefined {
  return patterns.find((each) => each.id === id);
}
