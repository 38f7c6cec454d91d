import { z } from 'zod';

const Text = z.string().nullish();

export const SpellbookVariant = z.object({
  id: z.union([z.string(), z.number()]),
  status: Text,
  uses: z
    .array(
      z.object({
        card: z.object({ name: z.string(), oracleId: Text }),
        mustBeCommander: z.boolean().nullish(),
      }),
    )
    .min(1),
  requires: z
    .array(z.object({ template: z.object({ name: z.string() }), quantity: z.number().nullish() }))
    .nullish(),
  produces: z.array(z.object({ feature: z.object({ name: z.string() }) })),
  identity: z.string(),
  manaNeeded: Text,
  easyPrerequisites: Text,
  notablePrerequisites: Text,
  otherPrerequisites: Text,
  description: Text,
  bracketTag: Text,
  legalities: z.object({ commander: z.boolean().nullish() }).nullish(),
});
export type SpellbookVariant = z.infer<typeof SpellbookVariant>;
