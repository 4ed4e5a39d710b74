// Onboarding journey, as a pattern.
import type { Pattern } from '../pattern.js';

export const onboardingJourney: Pattern = {
  id: 'onboarding-journey',
  title: 'Onboarding journey',
  topic: 'product',
  description: 'How a new user of a SaaS product signs up, reaches the first success, invites others and pays.',
  tags: [
    'onboarding',
    'onboarding journey',
    'user onboarding',
    'activation',
    'trial to paid',
    'saas journey',
    'signup experience',
    'first success',
    'time to value',
    'new user journey',
    'product-led growth',
    'user journey map',
  ],
  use: 'Increasing the share of trials that convert.',
  avoid: 'Onboarding of employees.',
  flavours: [],
  parameters: { sales: { type: 'switch', default: true, meaning: 'Sales takes part' } },
  source: `
journey "{{title}}"
actor user person "New user"
actor product service "Product"
@if sales
actor sales person "Sales"
@end
section "Sign up" {
  step "Reads the pricing page" score=3 by=user touchpoint="Web"
  step "Signs up with Google" score=4 by=user,product touchpoint="Web"
}
section "First success" {
  step "Empty first page" score=2 by=user,product touchpoint="App" pain="Where to begin?" opportunity="A sample project"
  step "Imports own data" score=2 by=user,product touchpoint="App" pain="CSV refused" opportunity="Preview with repairs"
  step "First report" score=5 by=user,product touchpoint="App"
}
section "Team" {
  step "Invites two colleagues" score=4 by=user touchpoint="Mail"
}
section "Pay" {
  @if sales
  step "Talks about a contract" score=3 by=user,sales touchpoint="Call"
  @end
  step "Trial ends" score=2 by=user,product touchpoint="Mail" pain="Sudden lock" opportunity="Remind 3 days before"
  step "Pays by card" score=4 by=user,product touchpoint="App"
}
`,
};
