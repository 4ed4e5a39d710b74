// Two identity providers that we did not write, for browsers of a check: oidc-provider and samlp. In, a check as a function; out, its result. At both, a
// person signs in under the address that they type.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import samlp from 'samlp';
import { newEncryptionKey } from '../../packages/server/dist/resources/saml/encryption-key.js';

const CLIENT = { id: 'acme-linework', secret: 'what-the-provider-made-for-acme' };

async function listening(server, work) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** `work` gets issuer, client and host. `redirectUri`: a function, since the service that signs people in starts after its provider. */
export function withOidc({ redirectUri, groups }, work) {
  const server = createServer();
  return listening(server, (issuer) => {
    const started = () =>
      new Provider(issuer, {
        clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri()] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
        conformIdTokenClaims: false,
        cookies: { keys: ['of a check'] },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({ sub: `subject of ${id}`, email: id, email_verified: true, groups: groups[id] ?? [] }),
        }),
      }).callback();
    let handle;
    server.on('request', (request, response) => {
      handle ??= started();
      void handle(request, response);
    });
    return work({ issuer, client: CLIENT, host: new URL(issuer).host });
  });
}

/** What a person sees at the SAML provider; the form keeps what the service asked. */
const SAML_PAGE = `<!doctype html><html lang="en"><title>Sign in</title><form method="post"><input name="login" aria-label="Address"><button type="submit">Sign in</button></form></html>`;

/** `work` gets the address of its metadata and its host. `acsUrl` and `audience`: functions, since they are known once the organisation is. */
export async function withSaml({ acsUrl, audience }, work) {
  const { key, certificate: cert } = await newEncryptionKey(new Date());
  const server = createServer();
  return listening(server, (at) => {
    const own = { issuer: `${at}/entity`, cert, key };
    const metadata = samlp.metadata({ ...own, redirectEndpointPath: '/sign-in', postEndpointPath: '/sign-in' });
    const answer = (login) =>
      samlp.auth({
        ...own,
        audience: audience(),
        destination: acsUrl(),
        recipient: acsUrl(),
        getPostURL: (_audience, _request, _req, done) => done(null, acsUrl()),
        getUserFromRequest: () => ({
          id: `person of ${login}`,
          emails: [{ value: login }],
          displayName: login,
          name: {},
        }),
      });
    server.on('request', async (request, response) => {
      const { pathname, searchParams } = new URL(request.url, at);
      const reply = { set: (name, value) => response.setHeader(name, value), send: (text) => response.end(text) };
      const seen = {
        method: 'GET',
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        protocol: 'http',
        originalUrl: request.url,
      };
      const failed = (error) => response.writeHead(500).end(String(error));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (pathname === '/metadata') metadata(seen, reply, failed);
      else if (request.method === 'POST') {
        const fields = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
        answer(fields.get('login'))(seen, reply, failed);
      } else response.end(SAML_PAGE);
    });
    return work({ metadataUrl: `${at}/metadata`, host: new URL(at).host });
  });
}
