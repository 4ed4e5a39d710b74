// An agent that chose its own name connects to the account of a page: it registers, and the person allows it. In, the page and the name; out, nothing.
const REDIRECT = 'http://127.0.0.1:43210/callback';

export async function connectAgent(page, name) {
  const { origin } = new URL(page.url());
  const registered = await page.context().request.post(`${origin}/oauth/register`, {
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
  const consent = await page.context().newPage();
  await consent.goto(asked.href);
  // To the agent, which nobody runs.
  const back = consent.waitForRequest((each) => each.url().startsWith(REDIRECT));
  await consent.getByRole('button', { name: 'Allow' }).click();
  await back;
  await consent.close();
}
