-- Decks and rank of each commander in each time range: the 7, 30 or 365 days up to the newest saved date, or all decks, those
-- without a date included (none). Equal counts share a rank. previous_rank is that of the range before it.
-- potential_decks: decks of the range saved no earlier than the commander's first release; 0 if that is after the as-of date.
with ranges as (
  select 'week' as time_range, 7 as days
  union all select 'month', 30
  union all select 'year', 365
),
spans as (
  select r.time_range, s.as_of_day - r.days + 1 as first_day, s.as_of_day as last_day,
    s.as_of_day - 2 * r.days + 1 as previous_first_day, s.as_of_day - r.days as previous_last_day
  from ranges r
  cross join snapshot s
),
chosen as (
  select p.time_range, d.commander, d.earliest_day
  from decks d
  join spans p on d.saved_day between p.first_day and p.last_day
  union all
  select 'none', commander, earliest_day from decks
),
counted as (
  select time_range, commander, count(*) as num_decks from chosen group by time_range, commander
),
before_counted as (
  select p.time_range, d.commander, count(*) as num_decks
  from decks d
  join spans p on d.saved_day between p.previous_first_day and p.previous_last_day
  group by p.time_range, d.commander
),
before_ranked as (
  select time_range, commander, rank() over (partition by time_range order by num_decks desc) as previous_rank
  from before_counted
),
alike as (
  select time_range, earliest_day, count(*) as decks from chosen group by time_range, earliest_day
),
potential as (
  select n.time_range, n.commander, sum(case when k.released_day > s.as_of_day then 0 else a.decks end) as potential_decks
  from counted n
  join commanders k on k.commander = n.commander
  join alike a on a.time_range = n.time_range and a.earliest_day >= k.released_day
  cross join snapshot s
  group by n.time_range, n.commander
)
select n.time_range, n.commander, n.num_decks, q.potential_decks,
  rank() over (partition by n.time_range order by n.num_decks desc) as deck_rank,
  b.previous_rank
from counted n
join potential q on q.time_range = n.time_range and q.commander = n.commander
left join before_ranked b on b.time_range = n.time_range and b.commander = n.commander
order by n.time_range, deck_rank, n.commander
