import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../database/database.ts'

/** An empty database beside the tests' own, without a table. */
export async function emptyDatabase() {
  const base = inject('postgres')
  const name = `empty_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(base, { connections: 1, bounded: false })
  await admin.sql.unsafe(`create database ${name}`)
  const url = addressOf(name)
  return {
    url,
    tables: async () => {
      const database = openDatabase(url, { connections: 1 })
      const rows = await database.sql`
        select 1 from pg_class where relnamespace = 'public'::regnamespace`
      await database.close()
      return rows.length
    },
    drop: async () => {
      await admin.sql.unsafe(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

/** The address of a database of the tests' server. */
export const addressOf = (name: string) => inject('postgres').replace(/[^/]+$/, name)
