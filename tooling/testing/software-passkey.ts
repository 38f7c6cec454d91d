import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser is given; only the part that an authenticator signs. */
type Input = { challenge: string };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
/** COSE: an elliptic curve key, for ECDSA with SHA-256, on P-256. */
const [KEY_TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3] as const;

type Deviations = {
  /** The origin that the browser reports. */
  origin?: string;
  host?: string;
  /** Without PIN, finger or face. */
  isUnverified?: boolean;
  /** Lower than before, as with a cloned key. */
  counter?: number;
};

/** An authenticator with one key for one host (https://www.w3.org/TR/webauthn-3/), which answers as browsers do. */
export class SoftwarePasskey {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer to options that ask for a new key. */
  create({ challenge, user }: Input & { user: { id: string } }, problems: Deviations = {}) {
    this.#userHandle = user.id;
    const clientData = this.#clientData('webauthn.create', challenge, problems);
    const attestation = cborMap([
      ['fmt', cborText('none')],
      ['attStmt', cborMap([])],
      ['authData', cborBytes(this.#authenticatorData(problems, this.#credentialData()))],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to options that ask for a signature. */
  get({ challenge }: Input, problems: Deviations = {}) {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, problems);
    const data = this.#authenticatorData(problems);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }

  #credential() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviations): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(problems: Deviations, credential: Buffer = Buffer.alloc(0)): Buffer {
    const { host = new URL(this.#origin).hostname, isUnverified = false, counter = this.#counter } = problems;
    const flags =
      USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(host).digest(), head, credential]);
  }

  /** Kind of authenticator (unspecified), id, and the public key as COSE. */
  #credentialData(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const key = cborMap([
      [KEY_TYPE, cborInteger(2)],
      [ALGORITHM, cborInteger(-7)],
      [CURVE, cborInteger(1)],
      [X, cborBytes(Buffer.from(x, 'base64url'))],
      [Y, cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    return Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
  }
}

/** RFC 8949: the kind in three bits, the number in five or in the following bytes. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [string | number, Buffer])[]): Buffer {
  const parts = entries.flatMap(([key, value]) => [
    typeof key === 'string' ? cborText(key) : cborInteger(key),
    value,
  ]);
  return Buffer.concat([cborHead(5, entries.length), ...parts]);
}
