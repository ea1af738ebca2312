import { type Copy, copyRows } from '../database/copy-rows.ts'
import type { Sql } from '../database/database.ts'
import type { Manifest } from './manifest.ts'
import { copyIn, countRows } from './store.ts'

type Listed = Manifest['tables'][number]

/** Takes the entries of tables in the archive's order, in the caller's transaction. */
export type CopyBack = {
  take: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** After the last entry: the last table's rows are in, and counted. */
  end: () => Promise<void>
}

/** Copies tables back, each as one COPY over all of its entries. Throws when a table has other rows than it should. */
export function startCopyBack(sql: Sql, tables: Listed[]): CopyBack {
  let open: { table: Listed; rows: Copy } | null = null

  const finish = async () => {
    if (!open) return
    const { table, rows } = open
    open = null
    await rows.end().catch((error: unknown) => {
      throw new Error(`the database did not take the rows of ${table.name}`, { cause: error })
    })
    const count = await countRows(sql, table)
    if (count !== table.rows)
      throw new Error(`${table.name} has ${count} rows instead of ${table.rows}`)
  }

  const start = async (table: Listed) => {
    open = { table, rows: copyRows(await copyIn(sql, table)) }
    return open
  }

  return {
    take: async (name, bytes) => {
      const table = tables.find((one) => name.startsWith(`tables/${one.name}/`))
      if (!table) throw new Error(`${name} belongs to no table of this backup`)
      if (open?.table !== table) await finish()
      const { rows } = open ?? (await start(table))
      for await (const some of bytes) await rows.write(some)
    },
    end: async () => {
      await finish()
      for (const table of tables)
        if ((await countRows(sql, table)) !== table.rows)
          throw new Error(`${table.name} has other rows than the ${table.rows} of the backup`)
    },
  }
}
