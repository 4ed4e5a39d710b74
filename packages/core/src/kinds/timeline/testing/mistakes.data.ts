// Mistakes that a model familiar with Mermaid, PlantUML, Markdown and tables makes in a timeline.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const HEAD = 'timeline "The web"\nat "1969" : "Arpanet"\n';
const TRUE = 'timeline "The web" scale=time\nat 1969-10-29 : "Arpanet"\n';
/** The repair goes into the header. */
const BARE = 'timeline ';

const MERMAID: readonly Case[] = [
  {
    name: 'Mermaid line',
    lines: '1989 : Proposal',
    codes: 'E125',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'Mermaid line with several events',
    lines: '1989 : Proposal : First server',
    codes: 'E125',
    hint: 'at "1989" : "Proposal" "First server"',
    fixed: 'at "1989" : "Proposal" "First server"',
  },
  {
    name: 'Mermaid line over several lines',
    lines: '1989 : Proposal\n     : First server\n     : First page',
    codes: 'E125',
    hint: 'at "1989" : "Proposal" "First server" "First page"',
    fixed: 'at "1989" : "Proposal" "First server" "First page"',
  },
  {
    name: 'Mermaid time over its events',
    lines: '1989\n     : Proposal\n     : First server',
    codes: 'E125',
    hint: 'at "1989" : "Proposal" "First server"',
    fixed: 'at "1989" : "Proposal" "First server"',
  },
  {
    name: 'Mermaid line whose time is words',
    lines: 'Early nineties : Mosaic',
    codes: 'E125',
    hint: 'at "Early nineties" : "Mosaic"',
    fixed: 'at "Early nineties" : "Mosaic"',
  },
  {
    name: 'Mermaid section with its lines',
    lines: 'section Birth\n1989 : Proposal\n1993 : Mosaic : Opera',
    codes: 'E116',
    hint: 'section "Birth" {',
    fixed: 'section "Birth" {\n  at "1989" : "Proposal"\n  at "1993" : "Mosaic" "Opera"\n}',
  },
  {
    name: 'two Mermaid sections',
    lines: 'section Birth\n1989 : Proposal\nsection Growth\n1998 : Google',
    codes: 'E116 E116',
    hint: 'section "Birth" {',
    fixed: 'section "Birth" {\n  at "1989" : "Proposal"\n}\nsection "Growth" {\n  at "1998" : "Google"\n}',
  },
  {
    name: 'Mermaid section with broken lines',
    lines: 'section Birth\n1989 : Proposal\n     : First server',
    codes: 'E116',
    hint: 'section "Birth" {',
    fixed: 'section "Birth" {\n  at "1989" : "Proposal" "First server"\n}',
  },
  {
    name: 'Mermaid event with a break',
    lines: '1989 : Proposal<br>at CERN',
    codes: 'E125',
    hint: 'at "1989" : "Proposal\\nat CERN"',
    fixed: 'at "1989" : "Proposal\\nat CERN"',
  },
  {
    name: 'PlantUML chronology',
    lines: '[Proposal] happens on 1989-03-12',
    codes: 'E125',
    hint: 'at 1989-03-12 : "Proposal"',
    fixed: 'at 1989-03-12 : "Proposal"',
  },
];

const LISTED: readonly Case[] = [
  {
    name: 'a list',
    lines: '- 1989: Proposal',
    codes: 'E125',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'a list with bold times',
    lines: '- **1989**: Proposal',
    codes: 'E125',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'a list with dashes',
    lines: '- 1989 – Proposal',
    codes: 'E125',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'a row of CSV',
    lines: '1989, Proposal',
    codes: 'E125',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'a row of a table',
    lines: '| 1989 | Proposal |',
    codes: 'E125',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'a date and a text',
    lines: '1989-03-12: Proposal',
    codes: 'E125',
    hint: 'at 1989-03-12 : "Proposal"',
    fixed: 'at 1989-03-12 : "Proposal"',
  },
  {
    name: 'a date and a text in quotes',
    lines: '1989-03-12 "Proposal"',
    codes: 'E125',
    hint: 'at 1989-03-12 : "Proposal"',
    fixed: 'at 1989-03-12 : "Proposal"',
  },
  {
    name: 'a month',
    lines: '- March 1989: Proposal',
    codes: 'E125',
    hint: 'at "March 1989" : "Proposal"',
    fixed: 'at "March 1989" : "Proposal"',
  },
  {
    name: 'a span in prose',
    lines: '- 1989-03-12 to 1990-12-25: Proposal',
    codes: 'E125',
    hint: 'at 1989-03-12..1990-12-25 : "Proposal"',
    fixed: 'at 1989-03-12..1990-12-25 : "Proposal"',
  },
  {
    name: 'a heading over a list',
    lines: '## Birth\n- 1989: Proposal\n- 1993: Mosaic',
    codes: 'E116',
    hint: 'section "Birth" {',
    fixed: 'section "Birth" {\n  at "1989" : "Proposal"\n  at "1993" : "Mosaic"\n}',
  },
];

const SLIPS: readonly Case[] = [
  {
    name: 'a year without quotes',
    lines: 'at 1989 : "Proposal"',
    codes: 'E112',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'an event without quotes',
    lines: 'at "1989" : Proposal',
    codes: 'E112',
    hint: 'at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'an event without its colon',
    lines: 'at "1989" "Proposal"',
    codes: 'E118',
    hint: 'Use the form: at when [: "text" ...] [options]',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'events with commas',
    lines: 'at "1989" : "Proposal", "First server"',
    codes: 'E118',
    hint: 'at "1989" : "Proposal" "First server"',
    fixed: 'at "1989" : "Proposal" "First server"',
  },
  {
    name: 'a line without its keyword',
    lines: '"1989" : "Proposal"',
    codes: 'E406',
    hint: 'Write a statement: at "1989" : "Proposal"',
    fixed: 'at "1989" : "Proposal"',
  },
  {
    name: 'a word of other tools',
    lines: 'event "1989" : "Proposal"',
    codes: 'E400',
    hint: "Did you mean 'at'?",
    chosen: 'at "1989" : "Proposal"',
  },
  {
    name: 'a date in another notation',
    lines: 'at 12.3.1989 : "Proposal"',
    codes: 'E303',
    hint: 'at 1989-03-12 : "Proposal" (when is a date such as 2026-11-02, or two joined by .., or text in quotes)',
    fixed: 'at 1989-03-12 : "Proposal"',
  },
  {
    name: 'a date with slashes',
    lines: 'at 1989/03/12 : "Proposal"',
    codes: 'E303',
    hint: 'at 1989-03-12 : "Proposal" (when is a date such as 2026-11-02, or two joined by .., or text in quotes)',
    fixed: 'at 1989-03-12 : "Proposal"',
  },
  {
    name: 'a colour of its own',
    lines: 'at "1989" : "Proposal" color=red',
    codes: 'E300',
    hint: "Did you mean 'tone=red'?",
    fixed: 'at "1989" : "Proposal" tone=red',
  },
  {
    name: 'a section without its brace',
    lines: 'section "Birth"\nat "1989" : "Proposal"',
    codes: 'E116',
    hint: 'section "Birth" {',
    fixed: 'section "Birth" {\n  at "1989" : "Proposal"\n}',
  },
  {
    name: 'an era',
    lines: 'era "Birth" {\nat "1989" : "Proposal"\n}',
    codes: 'E400',
    hint: "Did you mean 'section'?",
    chosen: 'section "Birth" {\nat "1989" : "Proposal"\n}',
  },
  {
    name: 'a description',
    lines: 'at "1989" : "Proposal" description="At CERN"',
    codes: 'E300',
    hint: 'desc="At CERN"',
    fixed: 'at "1989" : "Proposal" desc="At CERN"',
  },
];

const DATES: readonly Case[] = [
  {
    name: 'a month on a true scale',
    lines: 'at "March 1989" : "Proposal"',
    codes: 'E710',
    hint: 'at 1989-03-01..1989-03-31, or set scale=even in the header.',
    chosen: 'at 1989-03-01..1989-03-31 : "Proposal"',
  },
  {
    name: 'a day in words on a true scale',
    lines: 'at "12 March 1989" : "Proposal"',
    codes: 'E710',
    hint: 'at 1989-03-12, or set scale=even in the header.',
    chosen: 'at 1989-03-12 : "Proposal"',
  },
  {
    name: 'an age on a true scale',
    lines: 'at "the nineties" : "Mosaic"',
    codes: 'E710',
    hint: 'Write a date: at 1989-03-12, or a span: at 1989-03-12..1990-12-25, or set scale=even in the header.',
  },
  {
    name: 'a day that does not exist',
    lines: 'at 1989-02-29 : "Proposal"',
    codes: 'E303',
    hint: 'Write: at 1989-02-28 : "Proposal"',
    chosen: 'at 1989-02-28 : "Proposal"',
  },
  {
    name: 'a reversed span',
    lines: 'at 1990-12-25..1989-03-12 : "Proposal"',
    codes: 'E303',
    hint: 'Write: at 1989-03-12..1990-12-25 : "Proposal"',
    chosen: 'at 1989-03-12..1990-12-25 : "Proposal"',
  },
  {
    name: 'a span with a dash',
    lines: 'at 1989-03-12-1990-12-25 : "Proposal"',
    codes: 'E112 E710',
    hint: 'at "1989-03-12-1990-12-25" : "Proposal"',
  },
];

const SETTINGS: readonly Case[] = [
  {
    name: 'Mermaid title',
    lines: '\ntitle The web\nat "1989" : "Proposal"',
    codes: 'E122',
    hint: 'timeline "The web"',
    fixed: '"The web" \nat "1989" : "Proposal"',
  },
  {
    name: 'Mermaid direction',
    lines: '"The web"\ndirection TD\nat "1989" : "Proposal"',
    codes: 'E122',
    hint: 'timeline "The web" direction=down',
    fixed: '"The web" direction=down\nat "1989" : "Proposal"',
  },
  {
    name: 'a direction of Mermaid',
    lines: '"The web" direction=LR\nat "1989" : "Proposal"',
    codes: 'E302',
    hint: "Did you mean 'right'?",
    fixed: '"The web" direction=right\nat "1989" : "Proposal"',
  },
  {
    name: 'a scale of other tools',
    lines: '"The web" scale=linear\nat 1989-03-12 : "Proposal"',
    codes: 'E302',
    hint: "Did you mean 'time'?",
    fixed: '"The web" scale=time\nat 1989-03-12 : "Proposal"',
  },
];

export const mistakes: readonly Mistake[] = [
  ...below(HEAD, MERMAID),
  ...below(HEAD, LISTED),
  ...below(HEAD, SLIPS),
  ...below(TRUE, DATES),
  ...below(BARE, SETTINGS),
];
