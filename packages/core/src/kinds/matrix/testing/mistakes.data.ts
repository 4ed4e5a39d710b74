// Mistakes of a model that knows Markdown, CSV, HTML, YAML and JSON in a table.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const CELLS_HEAD = 'matrix "Who"\ncolumns "Dev" "Ops"\n';

const CELLS: readonly Case[] = [
  {
    name: 'colours of cells in other words',
    lines: 'row "Deploy" 3 1 colors=red,yellow',
    codes: 'E300',
    hint: 'tones=red,yellow',
    fixed: 'row "Deploy" 3 1 tones=red,amber',
  },
  {
    name: 'a colour for each but one cell',
    lines: 'row "Deploy" 3 1 tones=red',
    codes: 'E764',
    hint: 'none for a cell without',
    chosen: 'row "Deploy" 3 1 tones=red,none',
  },
  {
    name: 'a row without its last cell',
    lines: 'row "Deploy" R',
    codes: 'E760',
    hint: '-',
    chosen: 'row "Deploy" R -',
  },
  {
    name: 'a row with two cells too many, both empty',
    lines: 'row "Deploy" R A - -',
    codes: 'E760',
    hint: 'remove - -',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a row with a cell too many',
    lines: 'row "Deploy" R A C',
    codes: 'E760',
    hint: 'remove C',
    chosen: 'row "Deploy" R A',
  },
  {
    name: 'cells as an option',
    lines: 'row "Deploy" values=R,A tone=blue',
    codes: 'E118',
    hint: 'row "Deploy" R A tone=blue',
    fixed: 'row "Deploy" R A tone=blue',
  },
  {
    name: 'commas between cells',
    lines: 'row "Deploy" R, A',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'bars between cells',
    lines: 'row "Deploy" | R | A |',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a colon after the label',
    lines: 'row "Deploy": R A',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'cells in brackets',
    lines: 'row "Deploy" [R, A]',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'cells in brackets and quotes',
    lines: 'row "Deploy" ["R", "A"]',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'ticks and crosses',
    lines: 'row "Deploy" ✓ ✗',
    codes: 'E118',
    hint: 'row "Deploy" yes no',
    fixed: 'row "Deploy" yes no',
  },
  {
    name: 'emoji',
    lines: 'row "Deploy" ✅ ❌',
    codes: 'E118',
    hint: 'row "Deploy" yes no',
    fixed: 'row "Deploy" yes no',
  },
  {
    name: 'percentages',
    lines: 'row "Deploy" 62% 38%',
    codes: 'E118',
    hint: 'row "Deploy" "62%" "38%"',
    fixed: 'row "Deploy" "62%" "38%"',
  },
  {
    name: 'thousands with commas',
    lines: 'row "Deploy" 1,200 12,000',
    codes: 'E118',
    hint: 'row "Deploy" 1200 12000',
    fixed: 'row "Deploy" 1200 12000',
  },
  {
    name: 'numbers without a leading zero',
    lines: 'row "Deploy" .5 -.25',
    codes: 'E118',
    hint: 'row "Deploy" 0.5 -0.25',
    fixed: 'row "Deploy" 0.5 -0.25',
  },
  {
    name: 'not applicable',
    lines: 'row "Deploy" R n/a',
    codes: 'E118',
    hint: 'row "Deploy" R -',
    fixed: 'row "Deploy" R -',
  },
  {
    name: 'two letters with a slash',
    lines: 'row "Deploy" R/A C',
    codes: 'E118',
    hint: 'row "Deploy" "R/A" C',
    fixed: 'row "Deploy" "R/A" C',
  },
  {
    name: 'cells that name their columns',
    lines: 'row "Deploy" Ops=A Dev=R',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a label without quotes',
    lines: 'row Deploy R A',
    codes: 'E112',
    hint: 'row "Deploy" R A',
    chosen: 'row "Deploy" R A',
  },
  {
    name: 'a label in single quotes',
    lines: "row 'Deploy' R A",
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a colour',
    lines: 'row "Deploy" R A color=red',
    codes: 'E300',
    hint: "Did you mean 'tone=red'?",
    fixed: 'row "Deploy" R A tone=red',
  },
  {
    name: 'a line without its keyword',
    lines: '"Deploy" R A',
    codes: 'E406',
    hint: 'a statement: row "Deploy" R A',
    chosen: 'row "Deploy" R A',
  },
];

const LINES_HEAD = 'matrix "Who"\ncolumns "Dev" "Ops"\n';

const LINES: readonly Case[] = [
  {
    name: 'a section without braces',
    lines: 'section Delivery\nrow "Deploy" R A\nsection "After"\nrow "Review" A R',
    codes: 'E116 E116 E107',
    hint: 'section "Delivery" {',
    fixed: 'section "Delivery" {\nrow "Deploy" R A\n}\nsection "After" {\nrow "Review" A R\n}',
  },
  {
    name: 'an indented section without braces',
    lines: 'section Delivery\n  row "Deploy" R A\nsection After\n  row "Review" A R',
    codes: 'E116 E107 E116 E107',
    hint: 'section "Delivery" {',
    fixed: 'section "Delivery" {\n  row "Deploy" R A\n}\nsection "After" {\n  row "Review" A R\n}',
  },
  {
    name: 'Markdown headings for sections',
    lines: '## Delivery\nrow "Deploy" R A',
    codes: 'E116 E107',
    hint: 'section "Delivery" {',
    fixed: 'section "Delivery" {\nrow "Deploy" R A\n}',
  },
  {
    name: 'a key with a colon',
    lines: 'key R: Responsible\nrow "Deploy" R A',
    codes: 'E118',
    hint: 'value R "Responsible"',
    fixed: 'value R "Responsible"\nrow "Deploy" R A',
  },
  {
    name: 'a legend with an equals sign',
    lines: 'legend R = "Responsible"\nrow "Deploy" R A',
    codes: 'E118',
    hint: 'value R "Responsible"',
    fixed: 'value R "Responsible"\nrow "Deploy" R A',
  },
  {
    name: 'a key without a keyword',
    lines: 'R = Responsible\nrow "Deploy" R A',
    codes: 'E118',
    hint: 'value R "Responsible"',
    fixed: 'value R "Responsible"\nrow "Deploy" R A',
  },
  {
    name: 'a value with an equals sign',
    lines: 'value R = "Responsible"\nrow "Deploy" R A',
    codes: 'E118',
    hint: 'value R "Responsible"',
    fixed: 'value R "Responsible"\nrow "Deploy" R A',
  },
  {
    name: 'two meanings of a letter',
    lines: 'value R "Responsible"\nvalue R "Reviews"\nrow "Deploy" R A',
    codes: 'E762',
    hint: 'Remove one of the two lines',
  },
  {
    name: 'a row of YAML',
    lines: 'Deploy: R, A',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a row of a YAML list',
    lines: '- Deploy: [R, A]',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a row of JSON',
    lines: '"Deploy": ["R", "A"],',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a row of Markdown',
    lines: '| Deploy | R | A |',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a row of CSV',
    lines: 'Deploy,R,A',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a row of HTML',
    lines: '<tr><td>Deploy</td><td>R</td><td>A</td></tr>',
    codes: 'E118',
    hint: 'row "Deploy" R A',
    fixed: 'row "Deploy" R A',
  },
  {
    name: 'a row under another keyword',
    lines: 'task "Deploy" R A',
    codes: 'E400',
    hint: "Did you mean 'row'?",
    chosen: 'row "Deploy" R A',
  },
];

const TABLES_HEAD = 'matrix "Who"\n';

const TABLES: readonly Case[] = [
  {
    name: 'a table of Markdown',
    lines: '| Task | Dev | Ops |\n|------|:---:|----:|\n| Deploy | **R** | A |\n| Review | - | ✓ |',
    codes: 'E118 E117 E118 E118',
    hint: 'columns "Dev" "Ops"  # rows: Task',
    fixed: 'columns "Dev" "Ops"  # rows: Task\nrow "Deploy" R A\nrow "Review" - yes',
  },
  {
    name: 'a table of CSV',
    lines: 'Task,Dev,Ops\nDeploy,R,A\n"Review, last",A,',
    codes: 'E118 E118 E118',
    hint: 'columns "Dev" "Ops"  # rows: Task',
    fixed: 'columns "Dev" "Ops"  # rows: Task\nrow "Deploy" R A\nrow "Review, last" A -',
  },
  {
    name: 'a table of tabs',
    lines: '\tDev\tOps\nDeploy\tR\tA',
    codes: 'E118 E118',
    hint: 'columns "Dev" "Ops"',
    fixed: '\tcolumns "Dev" "Ops"\nrow "Deploy" R A',
  },
  {
    name: 'a table of HTML',
    lines:
      '<table>\n<tr><th></th><th>Dev</th><th>Ops</th></tr>\n<tr><td>Deploy</td><td>R</td><td>A</td></tr>\n</table>',
    codes: 'E117 E118 E118 E117',
    hint: 'Remove this line. Write each row as: row "Label" cell cell',
    fixed: 'columns "Dev" "Ops"\nrow "Deploy" R A',
  },
  {
    name: 'columns, one per line',
    lines: 'column "Dev"\ncolumn "Ops"\nrow "Deploy" R A',
    codes: 'E117',
    hint: 'columns "Dev" "Ops"',
    fixed: 'columns "Dev" "Ops"\nrow "Deploy" R A',
  },
  {
    name: 'heads called header',
    lines: 'header "Dev" "Ops"\nrow "Deploy" R A',
    codes: 'E117',
    hint: 'columns "Dev" "Ops"',
    fixed: 'columns "Dev" "Ops"\nrow "Deploy" R A',
  },
  {
    name: 'columns in brackets',
    lines: 'columns [Dev, Ops]\nrow "Deploy" R A',
    codes: 'E303',
    hint: 'columns "Dev" "Ops" (label is text in quotes)',
    fixed: 'columns "Dev" "Ops"\nrow "Deploy" R A',
  },
  {
    name: 'columns with commas',
    lines: 'columns "Dev", "Ops"\nrow "Deploy" R A',
    codes: 'E118',
    hint: 'columns "Dev" "Ops"',
    fixed: 'columns "Dev" "Ops"\nrow "Deploy" R A',
  },
  {
    name: 'columns without quotes',
    lines: 'columns Dev Ops\nrow "Deploy" R A',
    codes: 'E112 E112',
    hint: 'columns "Dev" "Ops"',
  },
  {
    name: 'rows without columns',
    lines: 'row "Deploy" R A',
    codes: 'E761',
    hint: 'Above them, add a line with the names: columns "Column 1" "Column 2"',
    chosen: 'columns "Column 1" "Column 2"\nrow "Deploy" R A',
  },
];

const HEADERS: readonly Mistake[] = [
  {
    name: 'a risk matrix by its name',
    source: 'risk-matrix "Risks"\ncolumns "Minor" "Major"\nrow "Likely" 3 1\n',
    codes: ['E120'],
    hint: 'matrix "Risks" heat=risk',
    fixed: 'matrix "Risks" heat=risk\ncolumns "Minor" "Major"\nrow "Likely" 3 1\n',
  },
];

export const mistakes: readonly Mistake[] = [
  ...HEADERS,
  ...below(CELLS_HEAD, CELLS),
  ...below(LINES_HEAD, LINES),
  ...below(TABLES_HEAD, TABLES),
];
