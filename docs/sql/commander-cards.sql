-- How many decks of each commander run each card, of those that could: num_decks, potential_decks, inclusion.
-- A deck could run a card if its colors allow the card, it was saved no earlier than the card's first release, and the card
-- does not lead it. A deck that runs a card despite its colors (off_color) counts as one that could. A deck without a date
-- was saved no earlier than the first release of its newest card; for that card alone it does not count, unless another card
-- or a commander is as new. A card released after the snapshot's as-of date has no numbers.
-- For one commander, add: where commander = (select commander from commanders where slug = 'atraxa-praetors-voice')
with newest as (
  select e.deck, min(e.card) as card
  from decks d
  join deck_cards e on e.deck = d.deck
  join cards c on c.card = e.card and c.released_day = d.earliest_day
  join commanders k on k.commander = d.commander and k.released_day < d.earliest_day
  where d.saved_day is null
  group by e.deck
  having count(*) = 1
),
held as (
  select d.commander, e.card,
    sum(case when n.card is null then 1 else 0 end) as num_decks,
    sum(case when n.card is null and e.off_color then 1 else 0 end) as off_color,
    sum(case when n.card is not null and not e.off_color then 1 else 0 end) as not_counted
  from deck_cards e
  join decks d on d.deck = e.deck
  join cards c on c.card = e.card
  join snapshot s on c.released_day <= s.as_of_day or s.as_of_day is null
  left join newest n on n.deck = e.deck and n.card = e.card
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
  select h.commander, h.card, h.num_decks,
    coalesce(a.decks, 0) + h.off_color - h.not_counted as potential_decks
  from held h
  left join allowed a on a.commander = h.commander and a.card = h.card
  where h.num_decks > 0
)
select commander, card, num_decks, potential_decks, num_decks * 1.0e0 / potential_decks as inclusion
from counted
order by commander, num_decks desc, card
