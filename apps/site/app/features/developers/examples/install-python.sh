curl -sO https://your.site/clients/deckwright.py
