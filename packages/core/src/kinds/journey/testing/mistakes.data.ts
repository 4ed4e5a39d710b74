// Mistakes of a model that knows Mermaid, Markdown and designers' journey maps.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const MERMAID_HEAD = 'journey "Day"\n';

const MERMAID: readonly Case[] = [
  {
    name: 'steps of Mermaid',
    lines: 'Make tea: 5: Me\nDo work: 1: Me, The cat',
    codes: 'E118 E118',
    hint: 'actor me person "Me"',
    fixed:
      'actor me person "Me"\nactor the-cat person "The cat"\nstep "Make tea" score=5 by=me\nstep "Do work" score=1 by=me,the-cat',
  },
  {
    name: 'sections of Mermaid',
    lines:
      '    section Go to work\n      Make tea: 5: Me\n      Do work: 1: Me, Cat\n    section Go home\n      Sit down: 5: Me',
    codes: 'E116 E107 E118 E118 E116 E107 E118',
    hint: 'actor me person "Me"',
    fixed:
      '    actor me person "Me"\n    actor cat person "Cat"\n    section "Go to work" {\n      step "Make tea" score=5 by=me\n      step "Do work" score=1 by=me,cat\n    }\n    section "Go home" {\n      step "Sit down" score=5 by=me\n    }',
  },
  {
    name: 'sections and steps of Mermaid at one depth',
    lines: 'section Go to work\nMake tea: 5: Me\nsection Go home\nSit down: 4: Me',
    codes: 'E116 E118 E116 E107 E118',
    hint: 'actor me person "Me"',
    fixed:
      'actor me person "Me"\nsection "Go to work" {\nstep "Make tea" score=5 by=me\n}\nsection "Go home" {\nstep "Sit down" score=4 by=me\n}',
  },
  {
    name: 'a step of Mermaid without actors',
    lines: 'Make tea: 5',
    codes: 'E118',
    hint: 'step "Make tea" score=5',
    fixed: 'step "Make tea" score=5',
  },
  {
    name: 'a score of Mermaid out of range',
    lines: 'Make tea: 7: Me',
    codes: 'E118',
    hint: 'step "Make tea" score=5 by=me',
    chosen: 'actor me person "Me"\nstep "Make tea" score=5 by=me',
  },
  {
    name: 'a step of Mermaid out of five',
    lines: 'Make tea: 4/5: Me',
    codes: 'E118',
    hint: 'actor me person "Me"',
    fixed: 'actor me person "Me"\nstep "Make tea" score=4 by=me',
  },
  {
    name: 'a section of Mermaid with a semicolon',
    lines: 'section Go to work;\nMake tea: 5: Me;',
    codes: 'E116 E107 E118',
    hint: 'actor me person "Me"',
    fixed: 'actor me person "Me"\nsection "Go to work" {\nstep "Make tea" score=5 by=me\n}',
  },
];

const OURS_HEAD = 'journey "Day"\nactor me person "Me"\n';

const OURS: readonly Case[] = [
  {
    name: 'a score beside the name of each actor',
    lines: 'actor shop service "Shop"\nstep "Compare" score=me:4,shop:2',
    codes: 'E118',
    hint: 'step "Compare" score=4,2 by=me,shop',
    fixed: 'actor shop service "Shop"\nstep "Compare" score=4,2 by=me,shop',
  },
  {
    name: 'more scores than actors',
    lines: 'step "Compare" score=4,2 by=me',
    codes: 'E720',
    hint: 'in the order of by=',
  },
  {
    name: 'a score above 5',
    lines: 'step "Search" score=7 by=me',
    codes: 'E304',
    hint: 'from 1 to 5',
    chosen: 'step "Search" score=5 by=me',
  },
  {
    name: 'a score of zero',
    lines: 'step "Search" score=0',
    codes: 'E304',
    hint: 'from 1 to 5',
    chosen: 'step "Search" score=1',
  },
  {
    name: 'a score below',
    lines: 'step "Search" score=-2',
    codes: 'E304',
    hint: 'from 1 to 5',
    chosen: 'step "Search" score=1',
  },
  {
    name: 'a fractional score',
    lines: 'step "Search" score=3.5',
    codes: 'E303',
    hint: 'score=4',
    chosen: 'step "Search" score=4',
  },
  {
    name: 'a score in words',
    lines: 'step "Search" score=happy',
    codes: 'E303',
    hint: 'from 1 to 5',
  },
  {
    name: 'an actor that is not declared',
    lines: 'step "Search" score=4 by=mee',
    codes: 'E201',
    hint: "Did you mean 'me'?",
    chosen: 'step "Search" score=4 by=me',
  },
  {
    name: 'actors in quotes',
    lines: 'step "Search" score=4 by="me"',
    codes: 'E303',
    hint: 'by=me (it takes the id of an actor)',
    fixed: 'step "Search" score=4 by=me',
  },
  {
    name: 'actors with spaces between',
    lines: 'step "Search" by=me, me',
    codes: 'E311',
    hint: 'step "Search" by=me,me',
    fixed: 'step "Search" by=me,me',
  },
  {
    name: 'a label without quotes',
    lines: 'step Search score=4',
    codes: 'E112',
    hint: 'step "Search" score=4',
    fixed: 'step "Search" score=4',
  },
  {
    name: 'a label without quotes of several words',
    lines: 'step Search for a train score=4',
    codes: 'E112',
    hint: 'step "Search for a train" score=4',
    fixed: 'step "Search for a train" score=4',
  },
  {
    name: 'a label in single quotes',
    lines: "step 'Search' score=4",
    codes: 'E121',
    hint: 'step "Search" score=4',
    fixed: 'step "Search" score=4',
  },
  {
    name: 'a score after a colon',
    lines: 'step "Search": 4',
    codes: 'E118',
    hint: 'step "Search" score=4',
    fixed: 'step "Search" score=4',
  },
  {
    name: 'a score after the label',
    lines: 'step "Search" 4',
    codes: 'E118',
    hint: 'step "Search" score=4',
    fixed: 'step "Search" score=4',
  },
  {
    name: 'a mood',
    lines: 'step "Search" mood=4',
    codes: 'E300',
    hint: "Did you mean 'score=4'?",
    fixed: 'step "Search" score=4',
  },
  {
    name: 'a channel',
    lines: 'step "Search" channel="App"',
    codes: 'E300',
    hint: 'touchpoint="App"',
    fixed: 'step "Search" touchpoint="App"',
  },
  {
    name: 'a frustration without quotes',
    lines: 'step "Search" pain=slow',
    codes: 'E303',
    hint: 'pain="slow" (it takes text in quotes)',
    fixed: 'step "Search" pain="slow"',
  },
  {
    name: 'an idea',
    lines: 'step "Search" idea="Sort by arrival"',
    codes: 'E300',
    hint: 'opportunity="Sort by arrival"',
    fixed: 'step "Search" opportunity="Sort by arrival"',
  },
  {
    name: 'a step called task',
    lines: 'task "Search" score=4',
    codes: 'E400',
    hint: "Did you mean 'step'?",
    chosen: 'step "Search" score=4',
  },
  {
    name: 'an edge between steps',
    lines: 'me -> me',
    codes: 'E406',
    hint: 'one of: actor, section, step.',
  },
];

const LINES_HEAD = 'journey "Day"\nactor me person "Me"\n';

const LINES: readonly Case[] = [
  {
    name: 'a section without braces',
    lines: 'section Find\nstep "Search" score=4\nsection "Pay"\nstep "Pay" score=2',
    codes: 'E116 E116 E107',
    hint: 'section "Find" {',
    fixed: 'section "Find" {\nstep "Search" score=4\n}\nsection "Pay" {\nstep "Pay" score=2\n}',
  },
  {
    name: 'a heading of Markdown',
    lines: '## Find\nstep "Search" score=4',
    codes: 'E116 E107',
    hint: 'section "Find" {',
    fixed: 'section "Find" {\nstep "Search" score=4\n}',
  },
  {
    name: 'a stage',
    lines: 'stage Find\nstep "Search" score=4',
    codes: 'E116 E107',
    hint: 'section "Find" {',
    fixed: 'section "Find" {\nstep "Search" score=4\n}',
  },
  {
    name: 'a list of steps',
    lines: '- Search\n- Compare score=2\n- Pay',
    codes: 'E118 E118 E118',
    hint: 'step "Search"',
    fixed: 'step "Search"\nstep "Compare" score=2\nstep "Pay"',
  },
  {
    name: 'a numbered list of steps',
    lines: '1. Search\n2. Compare',
    codes: 'E118 E118',
    hint: 'step "Search"',
    fixed: 'step "Search"\nstep "Compare"',
  },
  {
    name: 'a persona',
    lines: 'persona: Traveller\nstep "Search" score=4 by=traveller',
    codes: 'E118',
    hint: 'actor traveller person "Traveller"',
    fixed: 'actor traveller person "Traveller"\nstep "Search" score=4 by=traveller',
  },
  {
    name: 'several actors on a line',
    lines: 'actors: Traveller, Shop\nstep "Search" score=4 by=traveller,shop',
    codes: 'E118',
    hint: 'actor traveller person "Traveller"',
    fixed: 'actor traveller person "Traveller"\nactor shop person "Shop"\nstep "Search" score=4 by=traveller,shop',
  },
  {
    name: 'an actor with another name',
    lines: 'actor shop as "The shop"\nstep "Search" score=4 by=shop',
    codes: 'E118',
    hint: 'actor shop person "The shop"',
    fixed: 'actor shop person "The shop"\nstep "Search" score=4 by=shop',
  },
  {
    name: 'a participant',
    lines: 'participant "The shop" as shop\nstep "Search" score=4 by=shop',
    codes: 'E118',
    hint: 'actor shop person "The shop"',
    fixed: 'actor shop person "The shop"\nstep "Search" score=4 by=shop',
  },
  {
    name: 'a comment of Mermaid',
    lines: '%% the search\nstep "Search" score=4',
    codes: 'E114',
    hint: 'Start a comment with # and a space: # the search',
    fixed: '# the search\nstep "Search" score=4',
  },
];

export const mistakes: readonly Mistake[] = [
  ...below(MERMAID_HEAD, MERMAID),
  ...below(OURS_HEAD, OURS),
  ...below(LINES_HEAD, LINES),
];
