// A browser without a screen, for provider labs: in, an address; out, the page where redirects and forms that submit themselves end. Cookies stay with
// the origin that set them, and forms of another site are sent without them, as SameSite=Lax has it.
const MOST = 20;

export function walker() {
  const jars = new Map();
  const jarOf = (origin) => {
    if (!jars.has(origin)) jars.set(origin, new Map());
    return jars.get(origin);
  };
  const keep = (origin, cookie) => {
    const [pair] = cookie.split(';');
    const at = pair.indexOf('=');
    jarOf(origin).set(pair.slice(0, at), pair.slice(at + 1));
  };
  const cookies = (origin) => [...jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ');

  async function once(url, { fields, from } = {}) {
    const { origin } = new URL(url);
    const isOwn = fields === undefined || from === origin;
    const answer = await fetch(url, {
      method: fields === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { ...(isOwn ? { cookie: cookies(origin) } : {}), ...(from === undefined ? {} : { origin: from }) },
      ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
    });
    for (const each of answer.headers.getSetCookie()) keep(origin, each);
    return { url, status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
  }

  async function visit(url, how) {
    let page = await once(url, how);
    for (let times = 0; page.to !== null && times < MOST; times++) page = await once(new URL(page.to, page.url).href);
    return page;
  }

  /** Sends the form of a page, with what a person enters. */
  const submit = (page, entered = {}) => {
    const [, action = ''] = /<form[^>]*\saction="([^"]*)"/.exec(page.text) ?? [];
    return visit(new URL(plain(action), page.url).href, {
      fields: { ...hiddenIn(page.text), ...entered },
      from: new URL(page.url).origin,
    });
  };
  return { keep, cookies, visit, submit };
}

function hiddenIn(html) {
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  const attribute = (input, name) => plain(new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '');
  return Object.fromEntries(
    inputs
      .filter((input) => attribute(input, 'type') === 'hidden')
      .map((input) => [attribute(input, 'name'), attribute(input, 'value')]),
  );
}

function plain(text) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x2B;', '+')
    .replaceAll('&#43;', '+')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
