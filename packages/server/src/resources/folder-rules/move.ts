// Folder rules and the move of a folder: in, the request, the folder and its new path; out, the rules at their new paths. A move lets nobody see or change
// what a rule kept from them.
import { isPermitted } from '@linework/operations';
import { type ChangeContext, callerOf, refuse } from '../../platform/endpoint.js';
import { movedPath } from '../diagrams/folder-diagrams.js';
import { roleOf } from '../members/held.js';
import { folderRestricted } from './errors.js';
import { putRule, removeRule, rulesOf } from './repo.js';
import { upwards } from './rules.js';

const isWithin = (folder: string, above: string): boolean => upwards(folder).includes(above);

/** `isWhole`: whether every diagram of the folder moves with this request. */
export async function moveRules(context: ChangeContext, from: string, to: string, isWhole: boolean): Promise<void> {
  const { tx, tenant } = context;
  if (tenant?.kind !== 'organisation') return;
  const rules = await rulesOf(tx, tenant.id);
  const moving = rules.filter(({ folder }) => isWithin(folder, from));
  const there = rules.filter(({ folder }) => isWithin(folder, to) && !isWithin(folder, from));
  const below = there.filter(({ folder }) => folder !== to);
  const role = await roleOf(tx, { organisation: tenant.id }, callerOf(context), 'change');
  if (!isPermitted(role, 'manage') && moving.length + below.length > 0)
    refuse(folderRestricted, 'A folder with rules is in the way. Ask an owner or admin to move it.');
  if (moving.length === 0) return;
  if (there.length > 0 || to === '')
    refuse(folderRestricted, `'${from}' has rules, and so does where it goes. Remove the rules of one of them first.`);
  if (!isWhole)
    refuse(folderRestricted, `'${from}' has rules, and too many diagrams to move at once. Move folders in it first.`);
  for (const rule of moving) {
    await removeRule(tx, tenant.id, rule.folder);
    await putRule(tx, tenant.id, { ...rule, folder: movedPath(rule.folder, from, to) });
  }
}
