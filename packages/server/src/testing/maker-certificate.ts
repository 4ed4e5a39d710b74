// The certificate of a maker of authenticators (Web Authentication, section 8.2.1), for tests: in, its key pair; out, DER (RFC 5280, X.690).
import { type KeyObject, sign } from 'node:crypto';

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const integer = (value: number): Buffer => der(0x02, Buffer.of(value));
const time = (text: string): Buffer => der(0x18, Buffer.from(text));

/** ecdsa-with-SHA256. */
const ALGORITHM = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

/** C, O, OU and CN: 2.5.4 and one more number. */
const NAME = sequence(
  ...(
    [
      [6, 'AT'],
      [10, 'Example'],
      [11, 'Authenticator Attestation'],
      [3, 'Example'],
    ] as const
  ).map(([part, text]) => {
    const type = der(0x06, Buffer.of(0x55, 0x04, part));
    return der(0x31, sequence(type, der(part === 6 ? 0x13 : 0x0c, Buffer.from(text))));
  }),
);

export function makerCertificate(publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const constraints = sequence(der(0x06, Buffer.of(0x55, 0x1d, 0x13)), der(0x04, sequence()));
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ALGORITHM,
    NAME,
    sequence(time('20200101000000Z'), time('21200101000000Z')),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(constraints)),
  );
  return sequence(body, ALGORITHM, der(0x03, Buffer.of(0), sign('sha256', body, privateKey)));
}
