import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';

const { call, signedIn } = hosted();

test.each(['/console', '/console/orgs/acme/members?search=bo'])(
  '%s leads a stranger to a sign-in, and back',
  async (path) => {
    const { status, headers } = await call(path);
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
  },
);

test('somebody who is signed in gets its page, which loads only its own files, once packed', async () => {
  const cookie = await signedIn('ada@example.com');
  const page = await call('/console/diagrams/anything', { cookie });
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types linework-console linework-editor");
  expect(policy).not.toContain('unsafe');
  const files = [...String(page.body).matchAll(/(?:src|href)="(\/console\/files\/[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files).toHaveLength(2);
  for (const file of files) expect((await call(file)).status).toBe(200);
});
