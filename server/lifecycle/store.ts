import type { Sql } from '../database/database.ts'

/** Takes one change of a part's life of which nobody was told; null when there is none. What has changed again since then is gone. */
export async function takeUntold(sql: Sql) {
  const [row] = await sql<{ partId: string; isCurrent: boolean }[]>`
    with taken as (
      delete from lifecycle_untold
      where lifecycle_id = (
        select lifecycle_id
        from lifecycle_untold
        order by lifecycle_id
        limit 1
        for update skip locked
      )
      returning lifecycle_id
    )
    select l.part_id as "partId", p.lifecycle = l.state and p.deleted_at is null as "isCurrent"
    from taken
    join part_lifecycle l on l.id = taken.lifecycle_id
    join part p on p.id = l.part_id`
  return row ?? null
}

/**
 * How many last days a part has had by now, up to the one that is told: one that was said again without another between
 * is the same. A day that was moved away and back is another one, since who has the part believes in the one between.
 */
export async function countLastDays(sql: Sql, partId: string, lastBuyOn: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count
    from (
      select l.last_buy_on is distinct from lag(l.last_buy_on) over (order by l.id) as is_other
      from part_lifecycle l
      where l.part_id = ${partId} and l.state = 'last-buy' and l.id <= (
        select max(one.id)
        from part_lifecycle one
        where one.part_id = ${partId} and one.state = 'last-buy' and one.last_buy_on = ${lastBuyOn}
      )
    ) days
    where is_other`
  return row.count
}

/**
 * The parts whose last day is so many days off, each once for these days: when the shop was down on the day, later. Of
 * several reminders that are due the last one alone; none where the day was made known after the reminder's own day.
 */
export async function takeReminders(sql: Sql, days: readonly number[]) {
  return await sql<{ partId: string; days: number }[]>`
    with due as (
      select p.id, p.last_buy_on, min(r.days) as days
      from part p
      cross join unnest(${[...days]}::int[]) r (days)
      where p.lifecycle <> 'active' and p.lifecycle = 'last-buy' and p.deleted_at is null
        and shop_day() between p.last_buy_on - r.days and p.last_buy_on
      group by p.id
    )
    insert into lifecycle_reminder (part_id, last_buy_on, days)
    select id, last_buy_on, days
    from due
    where (
      select shop_day(min(l.at))
      from part_lifecycle l
      where l.part_id = due.id and l.state = 'last-buy' and l.last_buy_on = due.last_buy_on
    ) < due.last_buy_on - due.days
    on conflict do nothing
    returning part_id as "partId", days`
}

/** Who is told of a part: a company by one of its people, or a buyer alone, with the pieces bought in 12 months. */
export type Holder = {
  id: string
  company: string | null
  name: string
  email: string
  units: number
}

/**
 * Everybody with the part in an order of 24 months, a saved list, a basket or a saved build, each company and each lone
 * buyer once. A build belongs to its owner's company: nobody saves one for it otherwise. For a company its purchasing admin
 * is told who is there longest, without one a buyer of it.
 */
export async function selectHolders(sql: Sql, partId: string): Promise<Holder[]> {
  return await sql<Holder[]>`
    with held as (
      select o.company_id, o.buyer_id as user_id
      from order_line l
      join orders o on o.id = l.order_id
      where l.part_id = ${partId} and o.created_at > now() - interval '24 months'
      union
      select b.company_id, b.buyer_id
      from basket_line b
      where b.part_id = ${partId}
      union
      select t.company_id, t.owner_id
      from list_line l
      join list t on t.id = l.list_id
      where l.part_id = ${partId}
      union
      select (
          select m.company_id
          from company_member m
          join company c on c.id = m.company_id
          where m.user_id = d.owner_id and m.ended_at is null and c.state = 'approved'
          order by m.is_chosen desc, m.since, m.id
          limit 1
        ), d.owner_id
      from build_line l
      join build d on d.id = l.build_id
      where l.part_id = ${partId}
    ), holders as (
      select distinct company_id, case when company_id is null then user_id end as user_id
      from held
    )
    select coalesce(h.company_id, h.user_id) as id, c.legal_name as company, u.name, u.email, (
        select coalesce(sum(l.quantity - l.cancelled), 0)::int
        from order_line l
        join orders o on o.id = l.order_id
        where l.part_id = ${partId} and o.created_at > now() - interval '12 months'
          and o.status in ('paid', 'pending', 'shipped')
          and o.company_id is not distinct from h.company_id
          and (h.user_id is null or o.buyer_id = h.user_id)
      ) as units
    from holders h
    left join company c on c.id = h.company_id
    cross join lateral (
      select u.name, u.email
      from users u
      where u.id = h.user_id and h.company_id is null
      union all
      (
        select u.name, u.email
        from company_member m
        join users u on u.id = m.user_id
        where m.company_id = h.company_id and m.ended_at is null and u.email_verified
        order by ('purchasing_admin' = any(m.roles)) desc, ('buyer' = any(m.roles)) desc, m.since, m.id
        limit 1
      )
    ) u
    order by id`
}
