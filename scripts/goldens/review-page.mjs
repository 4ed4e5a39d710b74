// In, goldens; out, one page without scripts: for each changed one, old, new and their difference, light and dark, and the
// changed lines of its outline. Unchanged ones are listed with their picture folded.

/**
 * @typedef {{ title: string, isChanged: boolean, ink: readonly string[], texts: readonly string[] }} Found
 * @typedef {{ errors: readonly string[], texts: Record<string, string>, svgs?: Record<string, string> }} Now
 * @typedef {{ svgs: Record<string, string>, commit?: string, isAccepted?: boolean }} Picture
 * @param {readonly (Found & { now: Now, before: { texts: Record<string, string> }, pictureBefore?: Picture })[]} all
 * @param {readonly string[]} strays
 */
export function reviewPage(all, strays) {
  const changed = all.filter((each) => each.isChanged);
  const same = all.filter((each) => !each.isChanged);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Goldens: ${changed.length} of ${all.length} changed</title>
<style>${STYLE}</style>
<h1>Goldens</h1>
<p>${changed.length} of ${all.length} changed.${changed.length > 0 ? ` ${changed.map(({ title }) => `<a href="#${attribute(title)}">${text(title)}</a>`).join(' ')}` : ''}</p>
${strays.length > 0 ? `<p>Files that belong to no golden: ${strays.map((each) => `<code>${text(each)}</code>`).join(' ')}</p>` : ''}
${changed.map(changedSection).join('\n')}
${same.map(sameSection).join('\n')}
</html>
`;
}

function changedSection({ title, ink, texts, now, before, pictureBefore }) {
  return `<section id="${attribute(title)}">
<h2>${text(title)}</h2>
<p>${text([...ink, ...texts.map((name) => `The ${name} changed.`)].join(' '))} Accept: <code>npm run golden -- accept ${text(title)}</code></p>
${now.errors.map((error) => `<p class="error">${text(error)}</p>`).join('\n')}
${ink.length === 0 ? '' : `<p>${text(origin(pictureBefore))}</p>`}
${['light', 'dark'].map((scheme) => schemeRow(scheme, pictureBefore?.svgs[scheme] ?? '', now.svgs?.[scheme] ?? '')).join('\n')}
${texts
  .map((name) =>
    (name === 'outline' ? outlineDifference : textsBeside)(name, before.texts[name] ?? '', now.texts[name] ?? ''),
  )
  .join('\n')}
</section>`;
}

function origin(picture) {
  if (!picture) return 'No commit draws an old picture.';
  if (picture.isAccepted) return `The old picture is the accepted one, drawn from commit ${picture.commit}.`;
  return `The old picture is drawn from commit ${picture.commit} and is not the accepted one.`;
}

function schemeRow(scheme, before, now) {
  const same = before === now;
  return `<h3>${scheme}${same ? ', unchanged' : ''}</h3>
<div class="row ${scheme}">
${figure('old', before)}
${figure('new', now)}
${before !== '' && now !== '' ? `<figure><figcaption>overlay: what differs is bright</figcaption><div class="overlay">${picture('old', before)}${picture('new', now)}</div></figure>` : ''}
</div>`;
}

function figure(caption, svg) {
  return `<figure><figcaption>${caption}</figcaption>${svg === '' ? '<p>none</p>' : picture(caption, svg)}</figure>`;
}

/** As an image, so that pictures cannot affect each other or the page. */
function picture(name, svg) {
  return `<img alt="${name}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
}

/** The lines that only one side has, in their order. */
function outlineDifference(_, before, now) {
  const [old, fresh] = [before, now].map((each) => each.split('\n'));
  const only = (lines, other, mark) =>
    lines.filter((line) => !other.includes(line)).map((line) => `${mark} ${text(line)}`);
  return `<h3>outline</h3><pre>${[...only(old, fresh, '-'), ...only(fresh, old, '+')].join('\n')}</pre>`;
}

function textsBeside(name, before, now) {
  return `<h3>${text(name)}</h3><div class="row"><pre class="cells">${text(before)}</pre><pre class="cells">${text(now)}</pre></div>`;
}

function sameSection({ title, now: { svgs } }) {
  return `<details><summary>${text(title)}: unchanged</summary><div class="row">${figure('light', svgs?.light ?? '')}${figure('dark', svgs?.dark ?? '')}</div></details>`;
}

const text = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (value) => text(value).replaceAll('"', '&quot;');

const STYLE = `
body { font: 14px/1.4 Inter, system-ui, sans-serif; margin: 24px; color: #1b1e23; background: #fff; }
h2 { margin-top: 48px; border-top: 1px solid #d9dce1; padding-top: 16px; }
h3 { font-size: 13px; margin: 16px 0 4px; }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; padding: 12px; }
.row.dark { background: #0d1117; color: #e6e9ee; }
figure { margin: 0; max-width: 100%; }
figcaption { font-size: 12px; margin-bottom: 4px; }
img { max-width: 100%; height: auto; display: block; }
.overlay { position: relative; isolation: isolate; background: #000; }
.overlay img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
.error { color: #b3261e; }
pre { white-space: pre-wrap; }
.cells { white-space: pre; font: 11px/1.2 'DejaVu Sans Mono', monospace; margin: 0; overflow: auto; }
`;
