// Product roadmap by quarter, as a pattern.
import type { Pattern } from '../pattern.js';

export const productRoadmap: Pattern = {
  id: 'product-roadmap',
  title: 'Product roadmap by quarter',
  topic: 'product',
  description: 'A roadmap of themes by quarter: what comes now, next and later.',
  tags: [
    'roadmap',
    'product roadmap',
    'road map',
    'quarters',
    'quarterly plan',
    'themes by quarter',
    'now next later',
    'release plan overview',
    'product strategy',
    'okr roadmap',
    'what we build when',
    'feature timeline',
  ],
  asked:
    'what we ship each quarter, plan for next year, q1 q2 q3 q4, features by quarter, themes timeline, release plan for the year, half-year plan, strategic plan',
  use: 'Showing where a product is going, without exact dates.',
  avoid: 'Tasks with durations and dependencies. Use a plan.',
  flavours: [],
  parameters: {
    year: { type: 'number', default: 2027, least: 2020, most: 2050, meaning: 'Year' },
    later: { type: 'switch', default: true, meaning: 'What comes later' },
  },
  source: `
timeline "{{title}}" direction=down
section "Now" {
  at "Q1 {{year}}" : "Single sign-on" "Faster search" "Audit log"
  at "Q2 {{year}}" : "Public API" "Billing by usage"
}
section "Next" {
  at "Q3 {{year}}" : "Mobile app" "Webhooks"
  at "Q4 {{year}}" : "Second region" "Custom roles"
}
@if later
section "Later" {
  at "After" : "Marketplace" "Offline work"
}
@end
`,
};
