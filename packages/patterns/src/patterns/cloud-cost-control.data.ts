// Cloud cost control, as a pattern.
import type { Pattern } from '../pattern.js';

export const cloudCostControl: Pattern = {
  id: 'cloud-cost-control',
  title: 'Cloud cost control',
  topic: 'operations',
  description: 'Costs are tagged, collected, shown to the teams that cause them, and acted on.',
  tags: [
    'finops',
    'cloud cost',
    'cost management',
    'cost allocation',
    'budgets',
    'budget alarm',
    'tagging',
    'chargeback',
    'showback',
    'cost optimisation',
    'rightsizing',
    'savings plans',
    'cloud spending',
    'cost anomaly',
  ],
  use: 'Several teams that share one bill.',
  avoid: 'One account with one owner.',
  flavours: ['aws', 'azure', 'gcp'],
  products: {
    aws: {
      cost: 'AWS Cost Explorer = aws:cost-explorer',
      budget: 'AWS Budgets = aws:budgets',
      export: 'Cost and Usage Report = aws:cost-and-usage-report',
    },
    azure: {
      cost: 'Microsoft Cost Management = azure:cost-management',
      budget: 'Budgets = azure:cost-budgets',
      export: 'Cost exports = azure:cost-management',
    },
    gcp: {
      cost: 'Cloud Billing = logos:google-cloud',
      budget: 'Budgets = logos:google-cloud',
      export: 'Billing export = logos:google-cloud',
    },
  },
  parameters: { act: { type: 'switch', default: true, meaning: 'Waste is switched off automatically' } },
  source: `
flow "{{title}}" direction=right
group accounts "Accounts" type=account {
  node team1 service "Team A"
  node team2 service "Team B"
  node shared service "Shared platform"
}
node tags secret "Tag policy" {{policy}}
group gather "Cost data" type=data-tier {
  node export function "Daily export" {{export}}
  node house database "Costs by tag" {{warehouse}}
  node split function "Allocate shared costs"
}
group show "Insight" type=observability {
  node board client "Dashboard by team" {{bi}}
  node budget decision "Within budget?" {{budget}}
  node odd function "Anomalies" {{cost}}
}
group act "Action" type=team {
  node owner person "Team lead"
  @if act
  node off function "Switch off idle resources" {{functions}}
  @end
  node review step "Monthly review"
}
tags --> team1 : "denies untagged"
tags --> team2
team1 ..> export role=async
team2 ..> export role=async
shared ..> export role=async
export -> house role=data
house <-> split role=data
house -> board role=data
house -> budget role=data
house -> odd role=data
budget ..> owner : "no" tone=red
odd ..> owner : "unusual" role=async
board -> review
owner -> review
@if act
odd ..> off role=async
off -> team1 : "nights, weekends"
@end
`,
};
