// The tables of every manifest as drizzle-kit reads them: as the exports of one module.
const { resources } = require('./dist/resources/registry.js');

module.exports = Object.fromEntries(
  resources.flatMap(({ tables = [] }) => tables).map(({ table }, at) => [`table${at}`, table]),
);
