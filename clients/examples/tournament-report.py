"""Mono-blue commanders by how often they reach the first 16 of tournaments, with intervals, and who came first in the newest large one."""

from deckwright import Client

client = Client("https://your.site")

best = client.commanders.records(order="top_cut", colors="mono-blue", min_entries=10, limit=5)
for row in best["data"]:
    cut = row["top_cut"]
    if cut is None or row["win_rate"] is None:
        continue
    print(
        f"{row['name']}: {cut['reached']} of {cut['entries']} in the first 16 "
        f"({cut['share_low']:.0%} to {cut['share_high']:.0%}), "
        f"won {row['win_rate']:.0%} of {row['games']} games"
    )

tournaments = client.tournaments.list(min_players=32, limit=1)["data"]
if not tournaments:
    raise SystemExit("These data have no tournaments of 32 players or more.")
newest = tournaments[0]
print(f"{newest['name']}, {newest['date']}, {newest['players']} players")
for row in client.tournaments.get(newest["id"])["data"]["standings"][:3]:
    print(f"{row['placing']}. {row['commander']['name']}: {row['wins']} won, {row['losses']} lost")
