import type { Sql } from '../database/database.ts'
import type { LifecycleMail } from '../mail/index.ts'

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

/** What a company or lone buyer is told of a part; `occasion` is what it is told for, once. */
export type Notice = {
  partId: string
  occasion: string
  holderId: string
  recipient: string
  values: LifecycleMail
}

/** Notes what is to be told, but for who was told already, in a mail of their own or among others. */
export async function insertNotices(
  sql: Sql,
  { partId, occasion }: Pick<Notice, 'partId' | 'occasion'>,
  notices: readonly Pick<Notice, 'holderId' | 'recipient' | 'values'>[],
) {
  await sql`
    insert into lifecycle_notice (part_id, occasion, holder_id, recipient, values)
    select ${partId}::uuid, ${occasion}, n.holder_id, n.recipient, n.values
    from unnest(
      ${notices.map(({ holderId }) => holderId)}::uuid[],
      ${notices.map(({ recipient }) => recipient)}::text[],
      ${notices.map(({ values }) => JSON.stringify(values))}::jsonb[]
    ) n (holder_id, recipient, values)
    where not exists (
      select 1
      from mail
      where event = concat_ws(':', 'lifecycle', ${partId}::text, ${occasion}::text, n.holder_id)
    )
    on conflict do nothing`
}

/** Takes all that waits to be told to one holder, by the parts' numbers; none when nobody waits. */
export async function takeNotices(sql: Sql): Promise<Notice[]> {
  return await sql<Notice[]>`
    with waiting as (
      select part_id, occasion, holder_id, recipient, values
      from lifecycle_notice
      where values is not null and holder_id = (
        select holder_id
        from lifecycle_notice
        where values is not null
        limit 1
        for update skip locked
      )
      for update skip locked
    ), told as (
      update lifecycle_notice n
      set recipient = null, values = null
      from waiting w
      where (n.part_id, n.occasion, n.holder_id) = (w.part_id, w.occasion, w.holder_id)
    )
    select part_id as "partId", occasion, holder_id as "holderId", recipient, values
    from waiting
    order by values ->> 'mpn', occasion`
}
