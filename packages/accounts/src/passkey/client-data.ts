/** The challenge in signed client data, in base64url; call only after the signature was checked. */
export function challengeIn(clientDataJson: string): string {
  const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
    challenge: string;
  };
  return challenge;
}
