// The checks of SCIM, each with the text that takes it out.
const FOLDER = 'packages/server/src/resources/scim';
const test = (name) => `${FOLDER}/${name}.test.ts`;
const HOSTILE = [test('hostile-providers')];
const PRETENDING = [test('pretending-providers')];
const PEOPLE = [test('provisioning')];
const FORMS = [test('client-forms')];
const TUTORIAL = [test('entra-tutorial')];

const row = (file, name, from, to, tests) => ({ name: `scim: ${name}`, file: `${FOLDER}/${file}.ts`, from, to, tests });

const TOKENS = [
  row(
    'protocol/routes',
    'anyone without a token',
    'if (holder === undefined) {',
    'if (holder === undefined && token !== undefined) {',
    HOSTILE,
  ),
  row('protocol/routes', 'any number of wrong tokens', 'most: 120, seconds: 900', 'most: 121, seconds: 900', HOSTILE),
  row(
    'protocol/routes',
    'wrong tokens of all addresses together',
    'request.ip, reply);\n        return',
    "'all', reply);\n        return",
    HOSTILE,
  ),
  row(
    'protocol/routes',
    'no answer how to sign in',
    "if (error.status === 401) reply.header('www-authenticate', 'Bearer');",
    '',
    HOSTILE,
  ),
  row(
    'tokens',
    'a token that has ended',
    'or(isNull(scimTokens.ends), gt(scimTokens.ends, now())),\n      ),\n    );\n  if (holder',
    '),\n    );\n  if (holder',
    PEOPLE,
  ),
  row('tokens', 'a token of a deleted organisation', ', isNull(organisations.deleted)', '', PEOPLE),
  row('tokens', 'a token twice replaced', 'if (endsEarlier || ends !== null)', 'if (endsEarlier)', PEOPLE),
  row('tokens', 'a token that has to end at once', 'if (endsEarlier || ends !== null)', 'if (ends !== null)', PEOPLE),
  row('make-token', 'a token by an old session', "session: 'recent', ", '', PEOPLE),
];

const REQUESTS = [
  row(
    'protocol/routes',
    'any type of a body',
    'if (WITH_BODY.has(request.method)) demandScimType(request);',
    '',
    HOSTILE,
  ),
  row(
    'protocol/routes',
    'a body of any size',
    'route.bodyLimit = SCIM_LIMIT;',
    'route.bodyLimit = 10 * SCIM_LIMIT;',
    HOSTILE,
  ),
  row(
    'protocol/routes',
    'a method that a path does not have',
    'METHODS.filter((each) => !allowed.includes(each))',
    "METHODS.filter((each) => !allowed.includes(each) && each !== 'PUT')",
    PRETENDING,
  ),
  row('protocol/input', 'bodies nested at will', 'if (depth > DEEPEST)', 'if (depth > 10_000_000)', HOSTILE),
  row('protocol/input', 'names of prototypes', 'return parseJson(new', 'return JSON.parse(new', HOSTILE),
  row('protocol/input', 'a body that is a list', 'if (!isPlain(value)) return', 'if (false) return', HOSTILE),
  row(
    'protocol/query',
    'a sort by anything',
    "if (source === undefined || source.kind === 'many')",
    'if (source === undefined)',
    HOSTILE,
  ),
  row(
    'protocol/query',
    'a filter that is sent twice',
    "return typeof value === 'string' ? value :",
    'return true ? String(value) :',
    HOSTILE,
  ),
  row(
    'protocol/version',
    'a version that is not current',
    'if (ifMatch !== undefined && !isCurrent(row, ifMatch))',
    'if (false)',
    PRETENDING,
  ),
  row(
    'groups/save',
    'a group that was changed since, when it is deleted',
    'const row = await demandGroup(of, provider, id);\n    demandVersion(row, ifMatch);',
    'const row = await demandGroup(of, provider, id);',
    PRETENDING,
  ),
  row(
    'users/save',
    'a user that was changed since, when it is deleted',
    'const row = await demandUser(of, provider, id);\n    demandVersion(row, ifMatch);',
    'const row = await demandUser(of, provider, id);',
    FORMS,
  ),
];

const TENANTS = [
  row(
    'users/repo',
    'a user of anyone',
    '.where(and(eq(scimUsers.ownerId, ownerId), eq(scimUsers.id, id)));\n  return row;',
    '.where(eq(scimUsers.id, id));\n  return row;',
    PRETENDING,
  ),
  row(
    'groups/save',
    'members who are no users',
    'await demandKnown(tx, provider, change.added);\n    const gone',
    'const gone',
    PRETENDING,
  ),
  row(
    'groups/save',
    'members of a new group who are no users',
    'await demandKnown(tx, provider, change.added);\n    await putGroup',
    'await putGroup',
    HOSTILE,
  ),
  row('users/save', 'a new user in any domain', 'await demandVerified(tx, ownerId, fields.email);', '', PRETENDING),
  row(
    'users/save',
    'a changed address in any domain',
    'if (isBack || hasMoved) await demandVerified',
    'if (isBack) await demandVerified',
    PRETENDING,
  ),
  row('users/save', 'a name that is taken', 'await demandFree(tx, row);', '', PRETENDING),
  row(
    'users/save',
    'a name that is taken, by a change',
    'if (hasMoved || after.userName !== before.userName) await demandFree',
    'if (hasMoved) await demandFree',
    PRETENDING,
  ),
  row(
    'users/model',
    'a name in another case',
    "userName: fold(textOf(resource, 'userName') ?? ''),",
    "userName: textOf(resource, 'userName') ?? '',",
    PEOPLE,
  ),
];

const FILTERS = [
  row('filter/parse', 'a filter of any length', 'if (text.length > LONGEST) refuse', 'if (false) refuse', HOSTILE),
  row('filter/parse', 'a filter nested at will', 'if (depth > DEEPEST)', 'if (depth > 10_000)', HOSTILE),
  row(
    'filter/parse',
    'any number of conditions',
    '++reading.conditions > MOST_CONDITIONS',
    '++reading.conditions > 10_000',
    HOSTILE,
  ),
  row('filter/parse', 'texts that no database stores', "value.includes('\\0') || LONE.test(value)", 'false', HOSTILE),
  row(
    'filter/parse',
    'what follows a filter',
    'const filter = either(reading, 0);\n  end(reading);',
    'const filter = either(reading, 0);',
    HOSTILE,
  ),
  row(
    'filter/to-sql',
    'a value as SQL',
    'const text = sql`',
    'const text = ((_parts: unknown, value: string) => sql.raw("\'" + value + "\'"))`',
    HOSTILE,
  ),
  row(
    'filter/to-sql',
    'an order of booleans',
    "if (by !== 'eq' || (word !== 'true' && word !== 'false'))",
    "if (word !== 'true' && word !== 'false')",
    HOSTILE,
  ),
  row(
    'filter/to-sql',
    'any text as a moment',
    'if (sign === undefined || Number.isNaN(at.getTime()))',
    'if (sign === undefined)',
    HOSTILE,
  ),
];

const VALUES = [
  row('schema/normal', 'a text of any length', 'if (text.length > longest)', 'if (false)', PRETENDING),
  row('schema/normal', 'any number of values', 'if (list.length > MOST)', 'if (false)', HOSTILE),
  row(
    'schema/normal',
    'several primary values',
    '.length > 1)\n    refuseScim',
    '.length > 10)\n    refuseScim',
    HOSTILE,
  ),
  row(
    'schema/normal',
    'characters that cannot be stored',
    "if (text.includes('\\0') || LONE.test(text))",
    'if (false)',
    HOSTILE,
  ),
  row(
    'users/model',
    'a user of any length',
    'if (JSON.stringify(resource).length > LONGEST)',
    'if (false)',
    PRETENDING,
  ),
  row('patch/operations', 'any number of operations', 'if (operations.length > MOST)', 'if (false)', HOSTILE),
  row(
    'patch/operations',
    'a change of the id',
    'if (!target.isEnterprise && FIXED.has(fold(target.attribute)))',
    'if (false)',
    HOSTILE,
  ),
  row(
    'patch/operations',
    'a removal of everything',
    "if (op === 'remove') return refuseScim('noTarget', 'remove needs a path.');",
    '',
    HOSTILE,
  ),
  row(
    'patch/apply',
    'a replacement of nothing',
    "if (op === 'replace') return refuseScim('noTarget'",
    "if (false) return refuseScim('noTarget'",
    FORMS,
  ),
];

const PERSONS = [
  row(
    'users/standing',
    'the last owner',
    'throw new ScimError(409, undefined, LAST_OWNER);',
    'void LAST_OWNER;',
    PEOPLE,
  ),
  row(
    'users/standing',
    'an account that exists already',
    'if (account?.id !== id) return undefined;',
    'if (account === undefined) return undefined;',
    PEOPLE,
  ),
  row('users/standing', 'someone else for a user', 'if (linked.accountId !== accountId) return false;', '', PEOPLE),
  row(
    'users/standing',
    'a sign-in of an inactive user',
    'if (row === undefined || !row.active) return false;',
    'if (row === undefined) return false;',
    PEOPLE,
  ),
  row(
    'users/standing',
    'keys that the person knows',
    'const keys = await revokedAsKnown(tx, service, organisation, accountId);',
    'const keys: readonly string[] = [];',
    PEOPLE,
  ),
  row(
    'users/standing',
    'sessions of a made account',
    'if (isMade) await endAllOf(tx, service, accountId);\n  else await',
    'await',
    PEOPLE,
  ),
  row(
    'users/standing',
    'sessions through the organisation',
    'else await endSessionsThrough(tx, accountId, organisation);',
    '',
    PEOPLE,
  ),
  row('users/ends', 'personal keys', "await revoked(tx, service, id, key.id, 'personal');", 'void key;', PEOPLE),
  row('users/ends', 'connected agents', 'await disconnected(tx, service, id, key.id);', 'void key;', PEOPLE),
  row(
    'users/save',
    'a membership of who is deactivated',
    'before.active && !after.active ? await leftUser(provider, of, settled) : []',
    '[]',
    PEOPLE,
  ),
  row('users/save', 'a membership of who is deleted', 'row.active ? await leftUser(provider, of, linked) : []', '[]', [
    ...PEOPLE,
  ]),
  row('users/save', 'groups of who is deleted', 'await leaveGroups(tx, provider.organisation, id, now);', '', PEOPLE),
  row('roles', 'the role of an owner', "and m.role <> 'owner' ", '', PEOPLE),
  row(
    'roles',
    'keys of who was an admin',
    'if (lost.length > 0) await revokeKnown',
    'if (lost.length > 1_000) await revokeKnown',
    PEOPLE,
  ),
];

export const SCIM = [
  ...TOKENS,
  ...REQUESTS,
  ...TENANTS,
  ...FILTERS,
  ...VALUES,
  ...PERSONS,
  row(
    'patch/apply',
    'a manager by its short name',
    'own ?? attributeIn(enterpriseSchema.attributes, step.path.attribute)',
    'own ?? (step.path.isEnterprise ? attributeIn(enterpriseSchema.attributes, step.path.attribute) : undefined)',
    TUTORIAL,
  ),
];
