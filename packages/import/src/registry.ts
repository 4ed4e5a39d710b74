// Every importer, one line per format.
import type { Importer } from './contract.js';
import { arm } from './formats/arm/index.js';
import { asyncapi } from './formats/asyncapi/index.js';
import { azurePipelines } from './formats/azure-pipelines/index.js';
import { backstage } from './formats/backstage/index.js';
import { bicep } from './formats/bicep/index.js';
import { bitbucketPipelines } from './formats/bitbucket-pipelines/index.js';
import { cdk } from './formats/cdk/index.js';
import { cloudformation } from './formats/cloudformation/index.js';
import { compose } from './formats/compose/index.js';
import { csv } from './formats/csv/index.js';
import { drizzle } from './formats/drizzle/index.js';
import { gitLog } from './formats/git-log/index.js';
import { githubActions } from './formats/github-actions/index.js';
import { gitlabCi } from './formats/gitlab-ci/index.js';
import { helm } from './formats/helm/index.js';
import { json } from './formats/json/index.js';
import { kubernetes } from './formats/kubernetes/index.js';
import { kustomize } from './formats/kustomize/index.js';
import { openapi } from './formats/openapi/index.js';
import { prisma } from './formats/prisma/index.js';
import { pulumi } from './formats/pulumi/index.js';
import { sql } from './formats/sql/index.js';
import { structurizr } from './formats/structurizr/index.js';
import { terraform } from './formats/terraform/index.js';
import { terraformPlan } from './formats/terraform-plan/index.js';
import { tree } from './formats/tree/index.js';

export const importers: readonly Importer[] = [
  sql,
  prisma,
  drizzle,
  openapi,
  asyncapi,
  terraform,
  terraformPlan,
  bicep,
  arm,
  pulumi,
  cloudformation,
  cdk,
  compose,
  kubernetes,
  helm,
  kustomize,
  backstage,
  structurizr,
  githubActions,
  gitlabCi,
  azurePipelines,
  bitbucketPipelines,
  csv,
  json,
  tree,
  gitLog,
];
