// Labels of Azure products whose type is a poor label: a name and the types, as azure.data.ts writes them.
const LINES = `
Kubernetes cluster : containerservicemanagedclusters containerservicemanagedcluster
Application Insights : insightscomponents insightscomponent
Log Analytics workspace : operationalinsightsworkspaces operationalinsightsworkspace
managed identity : managedidentityuserassignedidentities managedidentityuserassignedidentity
Cosmos DB account : documentdbdatabaseaccounts documentdbdatabaseaccount
web app : websites webwebapp
App Service plan : webserverfarms webappserviceplan
static web app : webstaticsites webstaticsite
container app : appcontainerapps appcontainerapp
Container Apps environment : appmanagedenvironments appmanagedenvironment
Logic App : logicworkflows logicworkflow
Azure Firewall : networkazurefirewalls networkazurefirewall
Azure Bastion : networkbastionhosts networkbastionhost
Virtual WAN : networkvirtualwans networkvirtualwan
CDN endpoint : cdnprofilesendpoints
Front Door endpoint : cdnprofilesafdendpoints
AI Search : searchsearchservices
AI services : cognitiveservicesaccounts cognitiveservicesaccount
App Configuration : appconfigurationconfigurationstores
Synapse workspace : synapseworkspaces
Databricks workspace : databricksworkspaces
Virtual Desktop workspace : desktopvirtualizationworkspaces
Redis : cacheredis
Entra Domain Services : aaddomainservices
`;

export const AZURE_NAMES: ReadonlyMap<string, string> = new Map(
  LINES.split('\n').flatMap((line) => {
    const [name = '', types = ''] = line.split(' : ');
    return types
      .split(' ')
      .filter(Boolean)
      .map((type) => [type, name] as const);
  }),
);
