import type { Printing } from '@deckwright/domain';
import type { MtgjsonIdentifier } from '../mtgjson/schemas.ts';
import type { ScryfallPrinting } from '../scryfall/schemas.ts';

/** The numbers of a printing at TCGplayer, on Magic Online and in Gatherer; those it lacks are absent. */
export type PrintingNumbers = Pick<
  Printing,
  'tcgplayer' | 'tcgplayerEtched' | 'mtgo' | 'mtgoFoil' | 'multiverse'
>;

type Stated = Pick<
  ScryfallPrinting,
  'tcgplayer_id' | 'tcgplayer_etched_id' | 'mtgo_id' | 'mtgo_foil_id' | 'multiverse_ids'
>;

export function scryfallNumbers(stated: Stated): PrintingNumbers {
  const { tcgplayer_id, tcgplayer_etched_id, mtgo_id, mtgo_foil_id, multiverse_ids } = stated;
  return {
    ...(tcgplayer_id ? { tcgplayer: tcgplayer_id } : {}),
    ...(tcgplayer_etched_id ? { tcgplayerEtched: tcgplayer_etched_id } : {}),
    ...(mtgo_foil_id ? { mtgoFoil: mtgo_foil_id } : {}),
    ...(mtgo_id ? { mtgo: mtgo_id } : {}),
    ...(multiverse_ids && multiverse_ids.length > 0 ? { multiverse: multiverse_ids } : {}),
  };
}

export function mtgjsonNumbers({
  tcgplayerProductId,
  mtgoId,
  multiverseId,
}: MtgjsonIdentifier['identifiers']): PrintingNumbers {
  return {
    ...(tcgplayerProductId ? { tcgplayer: Number(tcgplayerProductId) } : {}),
    ...(mtgoId ? { mtgo: Number(mtgoId) } : {}),
    ...(multiverseId ? { multiverse: [Number(multiverseId)] } : {}),
  };
}
