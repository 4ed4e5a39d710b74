// Purchase journey, as a pattern.
import type { Pattern } from '../pattern.js';

export const purchaseJourney: Pattern = {
  id: 'purchase-journey',
  title: 'Purchase journey',
  topic: 'product',
  description: 'How a customer finds, compares, buys and receives something, and how it feels.',
  tags: [
    'customer journey',
    'purchase journey',
    'buying journey',
    'user journey',
    'journey map',
    'e-commerce experience',
    'customer experience',
    'cx',
    'touchpoints',
    'pain points',
    'shopping experience',
    'buyer journey',
  ],
  use: 'Finding where customers of a shop give up.',
  avoid: 'The technical flow of a checkout.',
  flavours: [],
  parameters: { returns: { type: 'switch', default: true, meaning: 'Returning goods' } },
  source: `
journey "{{title}}"
actor buyer person "Customer"
actor shop service "Shop"
actor carrier external "Carrier"
section "Find" {
  step "Sees an advertisement" score=3 by=buyer touchpoint="Social media"
  step "Searches the shop" score=2 by=buyer,shop touchpoint="Web" pain="Filters miss size" opportunity="Facets by size"
}
section "Decide" {
  step "Compares two products" score=3 by=buyer touchpoint="Web"
  step "Reads reviews" score=4 by=buyer touchpoint="Web"
}
section "Buy" {
  step "Creates an account" score=1 by=buyer,shop touchpoint="Checkout" pain="Must register" opportunity="Guest checkout"
  step "Pays" score=4 by=buyer,shop touchpoint="Checkout"
}
section "Receive" {
  step "Follows the parcel" score=3 by=buyer,carrier touchpoint="Mail" pain="Late updates"
  step "Opens the parcel" score=5 by=buyer touchpoint="Home"
  @if returns
  step "Sends one item back" score=2 by=buyer,carrier touchpoint="Parcel shop" pain="Prints a label" opportunity="Code on the phone"
  @end
}
`,
};
