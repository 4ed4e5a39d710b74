// Does a converted sequence say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. What is compared is read from the lines of
// the produced source. A disagreement is excused only by a diagnostic on its own line whose code names that loss
// (docs/conversion.md, Codes).

/** What a disagreement may be about. */
export const columns = [
  'participants',
  'labels',
  'types',
  'messages',
  'arrows',
  'texts',
  'blocks',
  'notes',
  'numbers',
  'losses',
  'title',
];

const LIMITS = { characters: 50_000, participants: 300, messages: 600, levels: 24 };

/** docs/conversion.md, Sequence diagrams. Half arrows have no equivalent; their nearest arrow is a call or a reply. */
const ARROWS = {
  '<<-->>': '<-->',
  '<<->>': '<->',
  '-->>': '-->',
  '->>': '->',
  '--x': '-->',
  '--)': '..>',
  '-->': '--',
  '-x': '->',
  '-)': '..>',
  '->': '--',
};
const LOSSY = new Set(['--x', '-x', '-->']);
const BLOCKS = { loop: 'loop', alt: 'alt', opt: 'opt', par: 'par', par_over: 'par', critical: 'alt', break: 'opt' };
const FLAGS = new Set(['created', 'destroyed']);
const BRANCHES = { else: 'else', and: 'and', option: 'else' };

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  if (code === 'M103') return facts.participants.length === 0;
  if (code !== 'M102') return false;
  let level = 0;
  let deepest = 0;
  const openBlocks = [];
  for (const { e } of facts.events) {
    if (BLOCKS[e] || e === 'rect') {
      openBlocks.push(e !== 'rect');
      if (e !== 'rect') deepest = Math.max(deepest, ++level);
    } else if (e === 'end' && openBlocks.pop()) level--;
  }
  return (
    text.length > LIMITS.characters ||
    facts.participants.length > LIMITS.participants ||
    facts.events.filter(({ e }) => e === 'message').length > LIMITS.messages ||
    deepest > LIMITS.levels
  );
}

/**
 * @returns a list of `{ what, detail, excused }`; `what` is one of the columns of the table.
 */
export function disagreements(text, facts, result, picture) {
  const out = [];
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  /** Line breaks are compared as spaces, so that they were flattened or kept excuses nothing else. */
  const breaks = ['line breaks became spaces', 'line breaks kept'].map((each) => `The label was cleaned up: ${each}.`);
  const isReported = (line, codes) =>
    result.diagnostics.some(
      (each) => each.line === line && codes.includes(each.code) && !breaks.includes(each.message),
    );
  const isReportedAnywhere = (codes) => result.diagnostics.some((each) => codes.includes(each.code));
  const disagree = (what, detail, at, codes) =>
    out.push({ what, detail, excused: at.some((line) => isReported(line, codes)) });
  const wants = (what, detail, at, codes) => {
    if (!at.some((line) => isReported(line, codes)))
      out.push({ what, detail: `${detail}, and nothing says so`, excused: false });
  };
  const produced = readProduced(result.source);

  // Header.
  // The facts give the title statement if there is one. The front matter is preferred (docs/conversion.md, Texts), which
  // is read here without its escapes.
  const title = facts.title ?? facts.accTitle ?? '';
  if (![title, frontTitle(text) ?? title].map(flat).includes(flat(picture.title ?? ''))) {
    disagree('title', `'${title}' became '${picture.title}'`, [], []);
  }
  for (const each of [facts.accTitle, facts.accDescr]) {
    if (each !== undefined && !flat(`${produced.title} ${produced.desc}`).includes(flat(each))) {
      disagree('title', `'${each}' is in neither title nor description`, [], []);
    }
  }

  // Participants.
  const origins = new Map(result.origins.filter((each) => each.kind === 'node').map((each) => [each.external, each]));
  const idOf = (external) => origins.get(written(external))?.id;
  const order = produced.actors.map((each) => each.id).join();
  const wanted = facts.participants.map((each) => idOf(each.id)).join();
  if (order !== wanted) disagree('participants', `${wanted} became ${order}`, [], []);
  for (const fact of facts.participants) {
    const actor = produced.actors.find((each) => each.id === idOf(fact.id));
    if (!actor) continue;
    const name = written(fact.id);
    const at = lines.flatMap((line, index) => (line.includes(name) ? [index + 1] : []));
    if (actor.id !== name) wants('participants', `'${name}' was renamed ${actor.id}`, at, ['M206']);
    if (fact.label === '') wants('labels', `'${fact.id}' has no label`, at, ['M216']);
    else if (actor.label !== flat(plain(fact.label))) {
      disagree('labels', `'${fact.id}': '${fact.label}' became '${actor.label}'`, at, ['M205', 'M215']);
    }
    const types = { actor: ['person'], database: ['database', 'cache', 'queue', 'storage'], queue: ['queue'] }[
      fact.kind
    ];
    if (types && !types.includes(actor.type))
      disagree('types', `${fact.kind} '${fact.id}' became ${actor.type}`, [], []);
    if (!types && fact.kind !== 'participant')
      wants('types', `${fact.kind} '${fact.id}' became ${actor.type}`, at, ['M204']);
  }

  // What happens, in order.
  const edgeOrigins = result.origins.filter((each) => each.kind === 'edge');
  const noteLines = linesOf(lines, /^\s*note\s+(?:left\s+of|right\s+of|over)(?!\w)/i);
  const blockLines = linesOf(lines, /^\s*(?:loop|alt|opt|par|par_over|critical|break|rect)(?!\w)/i);
  const branchLines = linesOf(lines, /^\s*(?:else|and|option)(?!\w)/i);
  const numbers = drawnNumbers(facts.events);
  const decimals = numbers.some((each) => each !== undefined && !Number.isInteger(each));
  const open = [];
  let [at, messages, notes, blocks, branches] = [0, 0, 0, 0, 0];
  const next = (kind) => {
    const event = produced.events[at];
    if (event?.kind !== kind) return undefined;
    at++;
    return event;
  };
  for (const fact of facts.events) {
    if (fact.e === 'message') {
      const origin = edgeOrigins[messages];
      const edge = picture.outline.edges[messages];
      const number = numbers[messages];
      messages++;
      const event = next('message');
      if (!event || !origin) {
        disagree('messages', `${fact.from} ${fact.arrow} ${fact.to} is missing`, [], []);
        continue;
      }
      compareMessage(fact, event, [origin.line]);
      if (edge?.number !== number) {
        const excused = decimals ? isReportedAnywhere(['M204']) : number > 999 && isReportedAnywhere(['M203']);
        out.push({ what: 'numbers', detail: `${number} became ${edge?.number}`, excused });
      }
    } else if (fact.e === 'note') {
      const line = noteLines[notes++] ?? 0;
      if (fact.text === '') {
        wants('notes', 'an empty note was dropped', [line], ['M216']);
        continue;
      }
      const event = next('note');
      const over = [...new Set(fact.actors.map(idOf))].join();
      if (!event || event.over !== over)
        disagree('notes', `a note over ${over} became one over ${event?.over}`, [], []);
      else if (event.text !== flat(plain(fact.text))) {
        disagree('notes', `'${fact.text}' became '${event.text}'`, [line], ['M205', 'M215']);
      }
      if (fact.place !== 'over') wants('notes', `a note ${fact.place} of '${fact.actors[0]}'`, [line], ['M204']);
    } else if (fact.e === 'rect') {
      const line = blockLines[blocks++] ?? 0;
      const isKept = produced.events[at]?.word === 'group';
      if (isKept) at++;
      else if (!isUnseen(fact.text)) wants('losses', 'a background was dropped', [line], ['M200', 'M216']);
      open.push(isKept);
    } else if (BLOCKS[fact.e]) {
      const line = blockLines[blocks++] ?? 0;
      const event = next('open');
      open.push(true);
      if (event?.word !== BLOCKS[fact.e]) disagree('blocks', `${fact.e} became ${event?.word}`, [], []);
      else compareText('blocks', fact.text ?? '', event.text, [line]);
      if (fact.e !== BLOCKS[fact.e]) wants('blocks', `${fact.e} became ${event?.word}`, [line], ['M204']);
    } else if (BRANCHES[fact.e]) {
      const line = branchLines[branches++] ?? 0;
      const event = next('branch');
      if (event?.word !== BRANCHES[fact.e]) disagree('blocks', `${fact.e} became ${event?.word}`, [], []);
      else compareText('blocks', fact.text ?? '', event.text, [line]);
    } else if (fact.e === 'end') {
      if (open.pop() && !next('close')) disagree('blocks', 'a block ends elsewhere', [], []);
    }
  }
  const rest = produced.events.length - at;
  if (rest > 0) disagree('messages', `${rest} statements too many`, [], []);

  // What is only lost.
  const loses = (count, codes, detail) => {
    const reports = result.diagnostics.filter((each) => codes.includes(each.code)).length;
    if (count > 0 && reports === 0) out.push({ what: 'losses', detail, excused: false });
  };
  // Bars are written where they differ from the automatic ones: then all of an actor, in their order.
  for (const id of new Set(produced.bars.map((each) => each.actor))) {
    const isOf = (each) => /activate$/.test(each.e) && idOf(each.actor) === id;
    const wantedBars = facts.events.filter(isOf).map(({ e }) => e);
    const bars = produced.bars.filter(({ actor }) => actor === id).map(({ word }) => word);
    if (bars.join() !== wantedBars.join() && !isReportedAnywhere(['M203']))
      disagree('losses', `bars of '${id}': ${wantedBars} became ${bars}`, [], []);
  }
  for (const fact of facts.participants) {
    const actor = produced.actors.find((each) => each.id === idOf(fact.id));
    for (const flag of ['created', 'destroyed']) {
      if ((fact[flag] === true) === (actor?.[flag] === true)) continue;
      out.push({ what: 'losses', detail: `'${fact.id}' is not ${flag}`, excused: isReportedAnywhere(['M203']) });
    }
  }
  loses(facts.participants.filter((each) => each.links || each.properties).length, ['M201'], 'links dropped unsaid');
  loses((facts.boxes ?? []).filter((each) => each.title).length, ['M203'], 'boxes dropped unsaid');
  loses((facts.boxes ?? []).filter((each) => !each.title).length, ['M200'], 'boxes dropped unsaid');
  return out;

  function compareText(what, fact, text, lines) {
    if (text !== flat(plain(fact))) disagree(what, `'${fact}' became '${text}'`, lines, ['M205', 'M215']);
  }

  function compareMessage(fact, event, line) {
    const half = !Object.hasOwn(ARROWS, fact.arrow);
    const arrow = half ? (fact.arrow.includes('DOTTED') ? '-->' : '->') : ARROWS[fact.arrow];
    const ends = [idOf(fact.from), idOf(fact.to)];
    if (fact.arrow.includes('REVERSE')) ends.reverse();
    const [from, to] = ends;
    if (event.from !== from || event.to !== to) {
      disagree('messages', `${fact.from} to ${fact.to} became ${event.from} to ${event.to}`, [], []);
    }
    if (event.arrow !== arrow) disagree('arrows', `${fact.arrow} became ${event.arrow}`, [], []);
    if (half || LOSSY.has(fact.arrow)) wants('arrows', `${fact.arrow} became ${event.arrow}`, line, ['M204']);
    if (fact.central) wants('arrows', 'a central connection was dropped', line, ['M204']);
    compareText('texts', fact.text, event.text, line);
  }
}

/** A background that Mermaid does not paint. */
function isUnseen(colour = '') {
  const alpha = /^(?:rgba|hsla)\([^)]*[,/]\s*([\d.]+)%?\s*\)$/.exec(colour.trim())?.[1];
  return colour.trim() === '' || colour.trim() === 'transparent' || (alpha !== undefined && Number(alpha) === 0);
}

/** The statements of a produced source as far as the facts speak of them. */
function readProduced(source) {
  const [header = '', ...lines] = source.split('\n');
  const strings = header.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const desc = /\bdesc=("(?:[^"\\]|\\.)*")/.exec(header)?.[1];
  const actors = [];
  const events = [];
  const bars = [];
  for (const line of lines) {
    const label = /("(?:[^"\\]|\\.)*")/.exec(line.replace(/ \w+="(?:[^"\\]|\\.)*"/g, ''))?.[1];
    const text = label === undefined ? '' : flat(unquoted(label));
    const actor = /^actor (\S+)(?: ([a-z]+)(?= |$))?/.exec(line);
    const edge = /^\s*([\w-]+) (<-->|<->|-->|\.\.>|->|--) ([\w-]+)(?= |$)/.exec(line);
    const note = /^\s*note ([\w,-]+) : /.exec(line);
    const opens = /^\s*(loop|alt|opt|par|group)(?= ).* \{$|^\s*(loop|alt|opt|par|group) \{$/.exec(line);
    const bar = /^\s*(activate|deactivate) ([\w-]+)$/.exec(line);
    const branch = /^\s*\} (else|and)(?= )/.exec(line);
    if (bar) bars.push({ word: bar[1], actor: bar[2] });
    else if (edge) events.push({ kind: 'message', from: edge[1], arrow: edge[2], to: edge[3], text });
    else if (actor) {
      const [created, destroyed] = ['created', 'destroyed'].map((flag) => new RegExp(` ${flag}(?= |$)`).test(line));
      const type = FLAGS.has(actor[2]) ? undefined : actor[2];
      actors.push({ id: actor[1], type, label: label === undefined ? actor[1] : text, created, destroyed });
    } else if (note) events.push({ kind: 'note', over: note[1], text });
    else if (opens) events.push({ kind: 'open', word: opens[1] ?? opens[2], text });
    else if (branch) events.push({ kind: 'branch', word: branch[1], text });
    else if (/^\s*\}$/.test(line)) events.push({ kind: 'close' });
    else if (line !== '') events.push({ kind: 'unknown', line });
  }
  const title = strings.length > 0 && header.startsWith(`sequence ${strings[0]}`) ? unquoted(strings[0]) : '';
  return { title, desc: desc === undefined ? '' : unquoted(desc), actors, events, bars };
}

function unquoted(string) {
  return string.slice(1, -1).replace(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c));
}

/** Line breaks are flattened. */
function flat(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** Turns a written \n into a line break: Mermaid shows it literally, but authors nearly always mean a break. */
function plain(text) {
  return text.replace(/\\n/g, '\n');
}

/** Mermaid's own stand-ins for the `#` and `;` of a character code. */
function written(id) {
  return id.replace(/ﬂ°°?(\w+)¶ß/g, '#$1;');
}

function linesOf(lines, pattern) {
  const at = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*[%#]/.test(line)) continue;
    for (const part of line.split(';')) if (pattern.test(part)) at.push(index + 1);
  }
  return at;
}

function frontTitle(text) {
  const front = /^\s*---[ \t]*\n([\s\S]*?)\n\s*---/.exec(text.replace(/\r\n?/g, '\n'))?.[1];
  const value = front === undefined ? undefined : /^[ \t]*title:[ \t]*(.+)$/m.exec(front)?.[1]?.trim();
  return value === undefined ? undefined : value.replace(/^(["'])(.*)\1$/, '$2');
}

/** The number Mermaid draws at each message. Hidden messages use one up. */
function drawnNumbers(events) {
  const numbers = [];
  let [number, step, visible] = [1, 1, false];
  for (const event of events) {
    if (event.e === 'autonumber') {
      number = event.start ?? number;
      step = event.step ?? step;
      visible = !event.off;
    } else if (event.e === 'message') {
      numbers.push(visible ? number : undefined);
      number = Math.round((number + step) * 100) / 100;
    }
  }
  return numbers;
}
