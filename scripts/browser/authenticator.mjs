// An authenticator of its own for a page in Chromium, which holds passkeys and agrees to everything. In, the page; out, a function that takes it away.
export async function withAuthenticator(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
}
