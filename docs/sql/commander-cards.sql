-- How many decks of each commander run each card, of those that could: num_decks, potential_decks, inclusion.
-- A deck could run a card if its colors allow the card, it was saved no earlier than the card's first release, and the card
-- does not lead it. A deck that runs a card despite its colors (off_color) counts as one that could.
-- For one commander, add: where commander = (select commander from commanders where slug = 'atraxa-praetors-voice')
with held as (
  select d.commander, e.card, count(*) as num_decks, sum(case when e.off_color then 1 else 0 end) as off_color
  from deck_cards e
  join decks d on d.deck = e.deck
  group by d.commander, e.card
),
-- Decks that are alike in all that decides what they could run; there are far fewer of these than of decks.
alike as (
  select commander, earliest_day, w, u, b, r, g, count(*) as decks
  from decks
  group by commander, earliest_day, w, u, b, r, g
),
allowed as (
  select h.commander, h.card, sum(a.decks) as decks
  from held h
  join cards c on c.card = h.card
  join alike a on a.commander = h.commander
    and c.w <= a.w and c.u <= a.u and c.b <= a.b and c.r <= a.r and c.g <= a.g
    and c.released_day <= a.earliest_day
  group by h.commander, h.card
),
counted as (
  select h.commander, h.card, h.num_decks, coalesce(a.decks, 0) + h.off_color as potential_decks
  from held h
  left join allowed a on a.commander = h.commander and a.card = h.card
)
select commander, card, num_decks, potential_decks, num_decks * 1.0e0 / potential_decks as inclusion
from counted
order by commander, num_decks desc, card
