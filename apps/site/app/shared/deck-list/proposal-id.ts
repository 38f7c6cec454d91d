/** Id of the proposed list on the page of an average deck of few decks. */
export const PROPOSAL_ID = 'from-the-cards';
