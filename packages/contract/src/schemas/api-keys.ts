import { z } from 'zod';

const ApiKeyName = z.string().min(1).max(200);

/** `begins`: first characters of the key. `usedAt`: last call with it, to the hour; null before the first. */
export const UserApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    begins: z.string(),
    createdAt: z.string(),
    usedAt: z.string().nullable(),
  })
  .meta({ id: 'UserApiKey' });
export type UserApiKey = z.infer<typeof UserApiKey>;

const KeyLimit = z.object({ calls: z.int(), seconds: z.int() });

/** `most`: how many an account may have. `limits`: calls that they may make together, instead of those of a network. */
export const UserApiKeys = z
  .object({
    apiKeys: z.array(UserApiKey),
    most: z.int(),
    limits: z.object({ requests: KeyLimit, work: KeyLimit }),
  })
  .meta({ id: 'UserApiKeys' });
export type UserApiKeys = z.infer<typeof UserApiKeys>;

export const NewApiKey = z.object({ name: ApiKeyName }).meta({ id: 'NewApiKey' });
export type NewApiKey = z.infer<typeof NewApiKey>;

/** `key` is answered only here: the site keeps its hash. */
export const MadeApiKey = z.object({ apiKey: UserApiKey, key: z.string() }).meta({ id: 'MadeApiKey' });
export type MadeApiKey = z.infer<typeof MadeApiKey>;

export const ApiKeyRevoked = z.object({ revoked: z.literal(true) }).meta({ id: 'ApiKeyRevoked' });
export type ApiKeyRevoked = z.infer<typeof ApiKeyRevoked>;
