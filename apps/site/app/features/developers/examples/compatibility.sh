curl -s 'https://your.site/data/pages/commanders/atraxa-praetors-voice.json'
curl -s 'https://your.site/data/cards/sol-ring'
curl -s 'https://your.site/_next/data/any/commanders/atraxa-praetors-voice.json'
