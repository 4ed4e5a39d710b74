// An agent that chose its own name connects to the account of a page: it registers, and the person allows it. In, the page and the name; out, nothing.
const REDIRECT = 'http://127.0.0.1:43210/callback';

export async function connectAgent(page, name) {
  const { request } = page.context();
  const { origin } = new URL(page.url());
  const registered = await request.post(`${origin}/oauth/register`, {
    data: { client_name: name, redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
  });
  const { client_id: client } = await registered.json();
  const asked = new URL('/oauth/authorize', origin);
  asked.search = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: REDIRECT,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    scope: 'draw',
    resource: `${origin}/mcp`,
  }).toString();
  const consent = await (await request.get(asked.href)).text();
  const [, id] = /name="request" value="([^"]*)"/.exec(consent) ?? [];
  if (id === undefined) throw new Error(`No page asks for consent: ${consent.slice(0, 300)}`);
  const form = { request: id, allow: 'yes' };
  const allowed = await request.post(`${origin}/connect`, { form, headers: { origin }, maxRedirects: 0 });
  const [, goesOn] = /url=(.+)$/.exec(allowed.headers().refresh ?? '') ?? [];
  if (goesOn === undefined) throw new Error(`The consent was refused: ${allowed.status()} ${await allowed.text()}`);
  // To the agent, which nobody runs.
  await request.get(new URL(goesOn, origin).href, { maxRedirects: 0 });
}
