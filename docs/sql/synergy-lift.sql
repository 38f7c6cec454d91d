-- Synergy and lift of each card in the decks of each commander, against the decks of all other commanders that could run it
-- (see commander-cards.sql). Both are drawn toward zero where decks are few, as on the pages:
--   synergy  = (held + 10 m) / (could + 10) - (held_outside + 10 m) / (could_outside + 10), m = rate of both together
--   lift     = log10((held + 2) / (expected + 2)), expected = could * (held + held_outside) / (could + could_outside)
-- Null where no deck of another commander could run the card.
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
    sum(case when n.card is null then 1 else 0 end) as held,
    sum(case when n.card is null and e.off_color then 1 else 0 end) as off_color,
    sum(case when n.card is not null and not e.off_color then 1 else 0 end) as not_counted
  from deck_cards e
  join decks d on d.deck = e.deck
  join cards c on c.card = e.card
  join snapshot s on c.released_day <= s.as_of_day or s.as_of_day is null
  left join newest n on n.deck = e.deck and n.card = e.card
  group by d.commander, e.card
),
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
inside as (
  select h.commander, h.card, h.held, coalesce(a.decks, 0) + h.off_color - h.not_counted as could
  from held h
  left join allowed a on a.commander = h.commander and a.card = h.card
),
-- The same over all decks: allowed by color and date, less those that the card leads and those that do not count for it,
-- plus those that run it off color.
alike_anywhere as (
  select earliest_day, w, u, b, r, g, sum(decks) as decks
  from alike
  group by earliest_day, w, u, b, r, g
),
allowed_anywhere as (
  select c.card, sum(a.decks) as decks
  from cards c
  join alike_anywhere a on c.w <= a.w and c.u <= a.u and c.b <= a.b and c.r <= a.r and c.g <= a.g
    and c.released_day <= a.earliest_day
  group by c.card
),
leaders as (
  select card_1 as card, num_decks from commanders
  union all
  select card_2 as card, num_decks from commanders where card_2 is not null
),
led as (
  select card, sum(num_decks) as decks from leaders group by card
),
held_anywhere as (
  select card, sum(held) as held, sum(off_color) as off_color, sum(not_counted) as not_counted from held group by card
),
anywhere as (
  select h.card, h.held,
    coalesce(a.decks, 0) - coalesce(l.decks, 0) + h.off_color - h.not_counted as could
  from held_anywhere h
  left join allowed_anywhere a on a.card = h.card
  left join led l on l.card = h.card
),
compared as (
  select i.commander, i.card, i.held * 1.0e0 as held, i.could * 1.0e0 as could,
    (a.held - i.held) * 1.0e0 as held_outside, (a.could - i.could) * 1.0e0 as could_outside
  from inside i
  join anywhere a on a.card = i.card
  where i.held > 0
),
expected as (
  select commander, card, held, could, held_outside, could_outside,
    (held + held_outside) / (could + could_outside) as rate,
    could * (held + held_outside) / (could + could_outside) as expected
  from compared
)
select commander, card,
  case when could_outside > 0
    then (held + 10 * rate) / (could + 10) - (held_outside + 10 * rate) / (could_outside + 10)
  end as synergy,
  case when could_outside > 0 then held / could - held_outside / could_outside end as synergy_raw,
  case when could_outside > 0 then log10((held + 2) / (expected + 2)) end as lift,
  case when could_outside > 0 then log10(held / expected) end as lift_raw
from expected
order by commander, synergy desc, card
