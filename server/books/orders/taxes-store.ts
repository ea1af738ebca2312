import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]

export type WrongTax = { id: string; number: number; what: string; is: number; comes: number }

/**
 * Orders whose taxes contradict themselves: their sum is not theirs, one is not the rounded tax of its lines, other pieces are
 * gone or came back than it counts, or what was invoiced and cancelled of a tax that is gone whole is another amount.
 */
export async function selectWrongTaxes(sql: Sql, most: number) {
  return await sql<Counted<WrongTax>>`
    with bases as (
      select l.order_id, l.tax_position as position, sum(l.quantity::bigint * l.unit_price_minor) as base,
        sum((l.cancelled + coalesce(i.quantity, 0)) * l.unit_price_minor) as gone,
        sum(coalesce(i.quantity, 0) * l.unit_price_minor) as invoiced,
        sum(l.returned::bigint * l.unit_price_minor) as returned
      from order_line l
      left join lateral (
        select sum(s.quantity) as quantity
        from shipment_line s
        join invoice i using (shipment_id)
        where s.order_id = l.order_id and s.position = l.position
      ) i on true
      where l.tax_position is not null
      group by l.order_id, l.tax_position
    ), invoiced as (
      select s.order_id, sum((t->>'taxMinor')::bigint) as minor
      from invoice i
      join shipment s on s.id = i.shipment_id
      cross join lateral jsonb_array_elements(i.facts->'taxes') t
      group by s.order_id
    ), freight as (
      select s.order_id, sum(coalesce((i.facts->'freight'->>'minor')::bigint, 0))::bigint as minor,
        sum(s.freight_minor)::bigint as entered
      from invoice i
      join shipment s on s.id = i.shipment_id
      group by s.order_id
    ), found as (
      select o.id, 'the sum of its taxes' as what, o.tax_minor as is, coalesce(sum(t.tax_minor), 0) as comes
      from orders o
      left join order_tax t on t.order_id = o.id
      group by o.id
      union all
      select t.order_id, 'the base of its tax ' || t.position, t.base_minor, coalesce(b.base, 0) + t.freight_minor
      from order_tax t
      left join bases b using (order_id, position)
      union all
      select order_id, 'its tax ' || position, tax_minor, round(base_minor * percent / 100)
      from order_tax
      union all
      select t.order_id, 'what is invoiced or cancelled of its tax ' || t.position, t.gone_minor,
        coalesce(b.gone, 0) + case when o.freight_gone is null then 0 else t.freight_minor end
      from order_tax t
      join orders o on o.id = t.order_id
      left join bases b using (order_id, position)
      union all
      select t.order_id, 'what is invoiced of its tax ' || t.position, t.invoiced_minor,
        coalesce(b.invoiced, 0) + case when o.freight_gone = 'invoiced' then t.freight_minor else 0 end
      from order_tax t
      join orders o on o.id = t.order_id
      left join bases b using (order_id, position)
      union all
      select t.order_id, 'what came back of its tax ' || t.position, t.returned_minor, coalesce(b.returned, 0)
      from order_tax t
      left join bases b using (order_id, position)
      union all
      select o.id, 'the freight within the bases of its taxes', o.shipping_minor, sum(t.freight_minor)
      from orders o
      join order_tax t on t.order_id = o.id
      group by o.id
      union all
      select o.id, 'the freight of its invoices', coalesce(f.minor, 0),
        coalesce(f.entered, 0) + case when o.freight_gone = 'invoiced' then o.shipping_minor else 0 end
      from orders o
      left join freight f on f.order_id = o.id
      union all
      select o.id, 'the tax of its invoices', coalesce(sum(t.invoiced_tax_minor), 0)::bigint, coalesce(i.minor, 0)
      from orders o
      join order_tax t on t.order_id = o.id
      left join invoiced i on i.order_id = o.id
      group by o.id, i.minor
      union all
      select o.id, 'the tax of its invoices and cancellations', o.tax_minor,
        coalesce(i.minor, 0) + coalesce((select sum(tax_minor) from cancellation where order_id = o.id), 0)
      from orders o
      left join invoiced i on i.order_id = o.id
      where o.status = 'shipped' and not exists (
        select
        from order_tax
        where order_id = o.id and gone_minor < base_minor
      )
    )
    select o.id, o.number, f.what, f.is, f.comes::bigint as comes, count(*) over () as total
    from found f
    join orders o on o.id = f.id
    where f.is <> f.comes
    order by o.id, f.what
    limit ${most}`
}
