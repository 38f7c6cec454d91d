curl -s 'https://your.site/api/v1/cards/sol-ring?fields=name,num_decks,inclusion_rate'
curl -s 'https://your.site/api/v1/commanders/atraxa-praetors-voice/cards?order=synergy&limit=5&fields=name,synergy'
curl -s 'https://your.site/api/v1/deck-lists' -d '{"text":"1 Atraxa, Praetors’ Voice *CMDR*\n1 Sol Ring\n1 Arcane Sygnet"}'
curl -s 'https://your.site/api/v1/recommendations' -d '{"commanders":["Atraxa, Praetors’ Voice"],"cards":["1 Sol Ring"]}'
