// History of a product, as a pattern.
import type { Pattern } from '../pattern.js';

export const productHistory: Pattern = {
  id: 'product-history',
  title: 'History of a product',
  topic: 'product',
  description: 'What happened when, from the first prototype to today, in eras.',
  tags: [
    'timeline',
    'history',
    'company history',
    'product history',
    'milestones timeline',
    'changelog',
    'release history',
    'chronology',
    'story of a project',
    'versions over time',
  ],
  use: 'An introduction for new people or customers.',
  avoid: 'Plans.',
  flavours: [],
  parameters: { today: { type: 'switch', default: true, meaning: 'The current state' } },
  source: `
timeline "{{title}}" direction=right
section "Start" {
  at "March 2021" : "Prototype" "Three people"
  at "October 2021" : "First customer"
}
section "Growth" {
  at "May 2022" : "Version 1.0" "Public API"
  at "February 2023" : "Second region"
  at "November 2023" : "100 customers"
}
section "Scale" {
  at "April 2025" : "ISO 27001"
  at "January 2026" : "Version 2.0" "Mobile app"
  @if today
  at "November 2026" : "2,000 customers"
  @end
}
`,
};
