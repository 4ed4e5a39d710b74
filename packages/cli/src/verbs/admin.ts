// linework admin: what the operator of a service does at its database.
import { canonicalJson } from '@linework/operations/audit/chain';
import { ACTS } from '../admin/acts.js';
import { EXIT, fileFailure, usageFailure } from '../command/failure.js';
import { serviceFailure } from '../command/service-failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { stateFolder } from '../files/state-folder.js';
import { service } from '../service-packages.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'admin',
  summary: 'Operate a service: plans, suspensions, secrets and payments',
  forms: [
    'list [TEXT] [options]',
    'plan OWNER free|pro|team|enterprise|paid',
    'suspend OWNER --reason TEXT',
    'resume OWNER',
    'rotate',
    'reconcile',
    'log [options]',
  ],
  details: [
    'Works on the database of the service, with the settings of linework serve (DATABASE_URL, LINEWORK_DATA, LINEWORK_SECRET and the others of docs/service.md). On PostgreSQL the service can run meanwhile; stop it if it uses the embedded database. OWNER is the id of an account or organisation, an email address or a slug.',
    'list finds accounts and organisations. plan sets a plan that no payment changes; paid gives it back to the payment provider. suspend refuses all calls of an owner and hides its pictures until resume; nothing is deleted. rotate encrypts with the newest secret what was encrypted with an older one. reconcile reads customers at the payment provider now.',
    'Every change is written to a log of the operator, which log prints, and to the audit log of the account or organisation. linework audit verify checks what log --json prints.',
  ],
  operands: { least: 1, most: 3, wanted: 'an action such as list, and what it acts on' },
  options: {
    reason: { type: 'string', value: 'TEXT', help: 'for suspend: why; the owner can read it in its audit log' },
    json: jsonOption,
  },
  run: async ({ operands: [name = '', ...operands], options: { reason, json }, io }) => {
    const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
    if (act === undefined)
      throw usageFailure(
        `'${printable(name)}' is not an action of linework admin. Write ${Object.keys(ACTS).join(', ')}.`,
      );
    if (operands.length < act.least || operands.length > act.most)
      throw usageFailure(`Write: linework admin ${act.form}`);
    const server = await service('admin', io.folder);
    const { lines, values } = await server
      .asOperator({ env: io.env, folder: stateFolder(io) }, (operator) =>
        act.run({ server, operator, operands, reason, json }),
      )
      .catch((error: unknown) => {
        if (error instanceof server.AdminError) throw usageFailure(printable(error.message));
        if (error instanceof server.NoDatabase) throw fileFailure(error.message);
        throw serviceFailure(server, error) ?? error;
      });
    const printed = json ? values.map(canonicalJson) : lines.map(printable);
    for (const line of printed) io.out.write(`${line}\n`);
    return EXIT.fine;
  },
});
