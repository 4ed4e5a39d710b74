// A mail server that accepts everything, for services that run during a check: in, a check as a function; out, its result. The check gets the server's
// address, and reads the mails that came.
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** ms: how long a mail can take on a busy machine. */
const PATIENCE = 60_000;

export async function withMailbox(work) {
  const mails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, done) => {
      const { subject, text } = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), subject, text });
      done();
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work({
      url: `smtp://127.0.0.1:${server.server.address().port}`,
      next: (to, part) => next(mails, to, part),
    });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** What a pattern matches in the next mail to an address; the mail is gone then. */
async function next(mails, to, pattern) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const at = mails.findIndex((mail) => mail.to.includes(to));
    if (at !== -1) {
      const [{ subject, text }] = mails.splice(at, 1);
      const [match] = pattern.exec(`${subject}\n${text}`) ?? [];
      if (match === undefined) throw new Error(`The mail to ${to} has no ${pattern}: ${subject}`);
      return match;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail came to ${to}.`);
}
