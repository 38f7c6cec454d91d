npm install https://your.site/clients/deckwright-client.tgz
