// The style of the drift pages: that of hosted diagrams, and tables.
import { HOSTED_STYLE } from '../../pages/style.js';

export const DRIFT_STYLE_PATH = '/drift.css';

export const DRIFT_STYLE: string = `${HOSTED_STYLE}table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { text-align: left; padding: .625rem 1rem .625rem 0; border-bottom: 1px solid var(--edge); vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 500; color: var(--quiet); white-space: nowrap; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.late { font-weight: 600; }
.scroll { overflow-x: auto; }
.diagram { margin-top: 2.5rem; }
.diagram h2, .diagram h3 { font-size: 1rem; font-weight: 600; color: var(--ink); overflow-wrap: anywhere; margin: 0 0 .25rem; }
.diagram p { margin: 0; }
.diagram ul { margin: .5rem 0 1rem; padding-left: 1.25rem; font-size: .875rem; overflow-wrap: anywhere; }
.trend img { max-height: 20rem; }
.folder + .folder { margin-top: 3rem; }
`;
