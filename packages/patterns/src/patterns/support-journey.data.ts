// Support journey, as a pattern.
import type { Pattern } from '../pattern.js';

export const supportJourney: Pattern = {
  id: 'support-journey',
  title: 'Support journey',
  topic: 'product',
  description: 'How a customer with a problem looks for help, waits and gets an answer.',
  tags: [
    'support journey',
    'customer support',
    'service journey',
    'help experience',
    'customer service journey',
    'journey map support',
    'complaint',
    'contact centre',
    'help centre',
  ],
  use: 'Finding what makes customers call twice.',
  avoid: 'The states of a ticket.',
  flavours: [],
  parameters: { bot: { type: 'switch', default: true, meaning: 'An assistant answers first' } },
  source: `
journey "{{title}}"
actor customer person "Customer"
@if bot
actor bot service "Assistant"
@end
actor agent person "Agent"
section "Notice" {
  step "Invoice looks wrong" score=2 by=customer touchpoint="Mail"
}
section "Look for help" {
  step "Searches the help pages" score=2 by=customer touchpoint="Web" pain="Old screenshots" opportunity="Date on each page"
  @if bot
  step "Asks the assistant" score=3 by=customer,bot touchpoint="Chat" pain="Asks the same again"
  @end
}
section "Wait" {
  step "Writes a ticket" score=3 by=customer touchpoint="Form"
  step "Waits two days" score=1 by=customer touchpoint="Mail" pain="No news in between" opportunity="Show the queue"
}
section "Solve" {
  step "Agent explains and corrects" score=4 by=customer,agent touchpoint="Phone"
  step "Corrected invoice" score=5 by=customer touchpoint="Mail"
}
`,
};
