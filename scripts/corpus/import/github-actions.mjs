// What an import of GitHub Actions must contain, by the facts.
import { basename } from 'node:path';

export const format = 'github-actions';

export const expected = ({ workflows = [], calls = [], outsideCalls = [] }) => ({
  items: workflows.flatMap(({ file, jobs, triggers = [] }) => [
    ...(workflows.length > 1 ? [basename(file)] : []),
    ...(triggers.length > 0 ? [`${basename(file)}:on`] : []),
    ...jobs.map(({ id }) => `${basename(file)}:${id}`),
  ]),
  relations: [
    ...workflows.flatMap(({ file, edges = [], jobs }) =>
      [...edges, ...jobs.flatMap(({ edges: own = [] }) => own)].map(({ from, to }) => [
        `${basename(file)}:${from}`,
        `${basename(file)}:${to}`,
      ]),
    ),
    ...workflows.flatMap(({ file, jobs }) =>
      jobs
        .filter(({ needs = [] }) => needs.length === 0)
        .map(({ id }) => [`${basename(file)}:on`, `${basename(file)}:${id}`]),
    ),
    ...calls.map(({ from, job, to }) =>
      job === undefined ? [basename(from), basename(to)] : [`${basename(from)}:${job}`, `${basename(to)}:on`],
    ),
    ...outsideCalls.map(({ from, job, to }) =>
      job === undefined ? [`workflow ${from}`, `${basename(to)}:on`] : [`${basename(from)}:${job}`, to],
    ),
  ],
});
