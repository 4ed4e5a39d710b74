import { expect, test } from 'vitest';
import { labelModule, labelTable } from './label-table.js';
import { readProducts } from './product.js';
import { productTables } from './tables.js';

const module = labelModule(labelTable(readProducts(productTables)));

test('the table for labels matches the product tables', async () => {
  await expect(module).toMatchFileSnapshot('labels.data.ts');
});

test('the table for labels stays small, since every cold draw reads it', () => {
  expect(module.length).toBeLessThan(40_000);
});
