/** The challenge in what a browser has signed, in base64url; only after the signature was checked. */
export function challengeIn(clientDataJson: string): string {
  const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
    challenge: string;
  };
  return challenge;
}
