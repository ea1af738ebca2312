import type { Specs } from '../../../contract/parts/parts.ts'
import { asJson, type Sql } from '../../database/database.ts'
import type { MendedPart } from './mended-specs.ts'

export type ImportedPart = MendedPart & { id: string; personFacts: Specs }

/**
 * Parts behind this id whose specifications no person has written: those came by an import. They are locked in the order
 * of their ids, as orders lock them.
 */
export async function lockImported(sql: Sql, after: string, limit: number) {
  return await sql<ImportedPart[]>`
    select p.id, p.category, p.name, p.mpn, p.specs, p.person_facts as "personFacts"
    from part p
    where p.id > ${after} and p.deleted_at is null and p.category in ('cpu', 'ram', 'motherboard')
      and not exists (
        select 1
        from audit_event e
        where e.subject = p.id::text and e.action in ('part-added', 'part-changed')
          and not e.detail ? 'file' and e.detail -> 'after' ? 'specs'
      )
    order by p.id
    limit ${limit}
    for no key update of p`
}

export async function updateSpecs(sql: Sql, id: string, specs: Specs) {
  await sql`
    update part
    set specs = ${asJson(sql, specs)}, updated_at = now(), version = version + 1
    where id = ${id}`
}
