from itertools import islice

from deckwright import ApiError, Client

client = Client("https://your.site")

answer = client.cards.get("sol-ring")
card = answer["data"]
print(f"{card['name']}: in {card['num_decks']} of {card['potential_decks']} decks")
print(answer["source"]["corpus"])

first = client.commanders.cards("atraxa-praetors-voice", order="synergy", limit=100)
for entry in islice(client.each(first), 5):
    print(f"{entry['name']}: synergy {entry['synergy']}, {entry['num_decks']} decks")

text = """Commander
1 Atraxa, Praetors' Voice

Deck
1 Sol Ring
1 Command Tower
1 Arcane Sygnet"""
listed = client.deck_lists.read(text=text)["data"]
for left in listed["not_read"]:
    print(f'Line {left["line"]}, "{left["text"]}": {left["reason"]}; perhaps {left["nearest"]}')
deck = {
    "commanders": [card["id"] or card["name"] for card in listed["commanders"]],
    "cards": [f"{card['quantity']} {card['id'] or card['name']}" for card in listed["cards"]],
}
for advised in client.recommendations.make(**deck, max_price=5, order="reading")["data"]["add"][:3]:
    print(f"Add {advised['name']}: {'; '.join(advised['reasons'])}")

try:
    client.cards.get("sol-rign")
except ApiError as error:
    print(error.status, error, error.problem["nearest"][0]["label"])
