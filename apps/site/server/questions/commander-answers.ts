import {
  CommanderDetails,
  CommanderResultsResource,
  itemSchema,
  listSchema,
  PlayedCard,
} from '@deckwright/contract/schemas';

export const CommanderItem = itemSchema(CommanderDetails, 'Commander').options[0];
export const ResultsItem = itemSchema(CommanderResultsResource, 'CommanderResults').options[0];
export const PlayedItems = listSchema(PlayedCard, 'PlayedCard').options[0];
