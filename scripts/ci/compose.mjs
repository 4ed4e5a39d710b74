// Checks Dockerfile and compose.yaml: in, both files and the table of settings; out, nothing, or every fault at once. Needs no Docker,
// so it cannot find faults that only a build shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileSetting, settingsTable } from '@linework/server';
import { parseDocument } from 'yaml';
import { root } from '../fresh.mjs';

/** Faults of a Dockerfile. */
export function faultsOfDockerfile(text) {
  const faults = [];
  const instructions = instructionsOf(text);
  const stages = [];
  for (const { name, rest } of instructions) {
    if (name === 'FROM') stages.push({ base: rest, instructions: [] });
    else if (stages.length === 0 && name !== 'ARG') faults.push(`${name} precedes FROM`);
    else stages.at(-1)?.instructions.push({ name, rest });
    if (!KNOWN.has(name)) faults.push(`${name} is not an instruction`);
    if (/\b(?:curl|wget|apt-get|apk|git clone)\b|https?:\/\/(?!127\.0\.0\.1)/.test(rest) && name !== 'LABEL')
      faults.push(`${name} downloads: ${rest}`);
    if (name === 'ADD') faults.push('ADD unpacks and downloads: COPY says what is meant');
    if (/(?:SECRET|PASSWORD|TOKEN)\w*=/.test(rest) && (name === 'ENV' || name === 'ARG'))
      faults.push(`${name} keeps a secret in the image: ${rest}`);
  }
  const names = new Set();
  for (const { base } of stages) {
    const [, image, alias] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(base) ?? [];
    if (image === undefined) faults.push(`FROM ${base} cannot be read`);
    else if (!names.has(image) && !/:\d+(?:\.\d+)*(?:-[\w.]+)?(?:@sha256:[0-9a-f]{64})?$/.test(image))
      faults.push(`FROM ${image} names no version`);
    if (alias !== undefined) names.add(alias);
  }
  const all = stages.flatMap((each) => each.instructions);
  for (const { name, rest } of all) {
    const [, from] = (name === 'COPY' && /--from=(\S+)/.exec(rest)) || [];
    if (from !== undefined && !names.has(from)) faults.push(`COPY --from=${from} names no stage`);
    if (/\bnpm (?:install|i)\b/.test(rest)) faults.push('npm ci installs what the lock says; npm install does not');
  }
  const last = stages.at(-1)?.instructions ?? [];
  const at = (name) => last.findLastIndex((each) => each.name === name);
  for (const name of ['USER', 'HEALTHCHECK', 'CMD', 'VOLUME', 'EXPOSE', 'WORKDIR'])
    if (at(name) === -1) faults.push(`the last stage has no ${name}`);
  const user = last[at('USER')]?.rest ?? '';
  if (/^(?:root|0)(?::|$)/.test(user)) faults.push('it runs as root');
  for (const name of ['CMD', 'ENTRYPOINT', 'HEALTHCHECK']) {
    const { rest } = last[at(name)] ?? {};
    // Without a shell between, so that the process itself hears SIGTERM.
    if (rest !== undefined && !/\[\s*".*"\s*\]$/s.test(rest)) faults.push(`${name} is not a list of arguments`);
  }
  if (last.slice(at('USER') + 1).some(({ name }) => name === 'RUN')) faults.push('RUN after USER of the last stage');
  for (const { rest } of all.filter(({ name }) => name === 'ENV'))
    for (const [name] of rest.matchAll(/\b[A-Z][A-Z0-9_]*(?==)/g)) faults.push(...faultOfSetting(name, 'Dockerfile'));
  return faults;
}

const KNOWN = new Set(
  'FROM ARG RUN COPY ADD ENV WORKDIR USER EXPOSE VOLUME HEALTHCHECK CMD ENTRYPOINT LABEL STOPSIGNAL SHELL'.split(' '),
);

function instructionsOf(text) {
  return text
    .replace(/^\s*#.*$\n?/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^\s*(\S+)\s*(.*)$/s.exec(line) ?? [];
      return { name: name.toUpperCase(), rest: rest.trim() };
    });
}

/** Settings by name. The content of a secret's file is not checked. */
const SETTINGS = new Map(
  Object.values(settingsTable).flatMap((each) => [
    [each.env, each.read],
    ...(each.secret ? [[fileSetting(each.env), (value) => ({ value })]] : []),
  ]),
);

/** Of Node itself. */
const OTHERS = new Set(['NODE_ENV', 'NODE_OPTIONS']);

function faultOfSetting(name, where) {
  return SETTINGS.has(name) || OTHERS.has(name) ? [] : [`${where}: ${name} is not a setting`];
}

/** Faults of a Compose file (the Compose Specification). */
export function faultsOfCompose(text) {
  const document = parseDocument(text, { uniqueKeys: true });
  if (document.errors.length > 0) return document.errors.map((each) => each.message);
  const { services = {}, volumes = {}, secrets = {}, ...more } = document.toJS();
  const faults = Object.keys(more)
    .filter((each) => each !== 'name')
    .map((each) => `${each} at the top is not expected`);
  for (const [name, { file, environment }] of Object.entries(secrets))
    if (!file && !environment) faults.push(`the secret ${name} comes from nowhere`);
  for (const [name, service] of Object.entries(services)) {
    const known = Object.keys(service).filter((each) => !SERVICE.has(each));
    for (const each of known) faults.push(`${name}: ${each} is not expected`);
    if (service.image !== undefined && !/:\d/.test(service.image))
      faults.push(`${name}: ${service.image} has no version`);
    if (service.image === undefined && service.build === undefined) faults.push(`${name} has no image`);
    if (service.healthcheck?.test === undefined) faults.push(`${name} has no healthcheck`);
    for (const each of service.secrets ?? [])
      if (!(each in secrets)) faults.push(`${name}: the secret ${each} is not declared`);
    for (const each of service.volumes ?? []) {
      const [from] = each.split(':');
      if (!/^[./]/.test(from) && !(from in volumes)) faults.push(`${name}: the volume ${from} is not declared`);
    }
    for (const [other, { condition } = {}] of Object.entries(service.depends_on ?? {})) {
      if (!(other in services)) faults.push(`${name} waits for ${other}, which is not a service`);
      if (condition !== 'service_healthy') faults.push(`${name} does not wait until ${other} is healthy`);
    }
    const environment = Object.entries(service.environment ?? {});
    for (const [key, value] of environment) {
      if (service.build !== undefined) faults.push(...faultsOfValue(name, key, String(value)));
      const file = /^\/run\/secrets\/(.+)$/.exec(String(value))?.[1];
      if (file !== undefined && !(service.secrets ?? []).includes(file))
        faults.push(`${name}: ${key} reads the secret ${file}, which the service is not given`);
    }
  }
  for (const each of Object.keys(volumes))
    if (!Object.values(services).some(({ volumes: used = [] }) => used.some((one) => one.startsWith(`${each}:`))))
      faults.push(`the volume ${each} is not used`);
  return faults;
}

/** Of what is built here, whose settings we know. */
function faultsOfValue(service, key, value) {
  const faults = faultOfSetting(key, service);
  const reading = SETTINGS.get(key);
  // ${NAME:-default} is its default where nobody says more; what Compose asks for is not known here.
  const filled = value.replace(/\$\{\w+:?-([^}]*)\}/g, '$1');
  const setting = filled === '' || filled.includes('${') ? undefined : reading?.(filled);
  if (setting !== undefined && 'wrong' in setting) faults.push(`${service}: ${key} ${setting.wrong}`);
  return faults;
}

const SERVICE = new Set(
  'image build restart depends_on environment secrets volumes ports healthcheck read_only tmpfs cap_drop security_opt stop_grace_period user command init'.split(
    ' ',
  ),
);

if (process.argv[1] === join(root, 'scripts/ci/compose.mjs')) {
  const faults = [
    ...faultsOfDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')),
    ...faultsOfCompose(readFileSync(join(root, 'compose.yaml'), 'utf8')),
  ];
  for (const each of faults) process.stderr.write(`${each}\n`);
  if (faults.length > 0) process.exitCode = 1;
  else process.stderr.write('Compose: Dockerfile and compose.yaml hold what they promise\n');
}
