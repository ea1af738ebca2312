import { mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StoredImage } from './prepare-image.ts'

/** One upload. Several may share a file, for a file is named by its content. Times are seconds; `expiresAt` 0 is never. */
export type Upload = {
  id: string
  deleteToken: string
  title: string
  file: string
  thumb: string
  medium: string | undefined
  mime: string
  width: number
  height: number
  size: number
  time: number
  expiresAt: number
}

export type ImageStore = {
  put: (upload: Upload, files: StoredImage[]) => Promise<void>
  find: (id: string) => Upload | undefined
  latest: (count: number) => Upload[]
  /** A stored file's bytes, while an upload still holds it. */
  read: (name: string) => Promise<Buffer | undefined>
  /** Removes the upload, and its files when no other upload holds them. */
  remove: (upload: Upload) => Promise<void>
  close: () => void
}

/** Opens `<dataDir>/images/`: the files, and `images.sqlite` that says which upload holds which. */
export function openImageStore(dataDir: string): ImageStore {
  const folder = join(dataDir, 'images')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'images.sqlite'))
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists upload (
      id text primary key,
      delete_token text not null,
      title text not null,
      file text not null,
      thumb text not null,
      medium text,
      mime text not null,
      width integer not null,
      height integer not null,
      size integer not null,
      time integer not null,
      expires_at integer not null
    );
  `)
  const alive = '(expires_at = 0 or expires_at > unixepoch())'
  const insert = database.prepare('insert into upload values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const one = database.prepare(`select * from upload where id = ? and ${alive}`)
  const many = database.prepare(`select * from upload where ${alive} order by rowid desc limit ?`)
  const holder = database.prepare(
    `select 1 from upload where ? in (file, thumb, medium) and ${alive} limit 1`,
  )
  const destroy = database.prepare('delete from upload where id = ?')

  return {
    put: async (upload, files) => {
      for (const { name, bytes } of files) await writeFile(join(folder, name), bytes)
      const { id, deleteToken, title, file, thumb, medium, mime } = upload
      const { width, height, size, time, expiresAt } = upload
      insert.run(
        ...[id, deleteToken, title, file, thumb, medium ?? null, mime],
        ...[width, height, size, time, expiresAt],
      )
    },
    find: (id) => {
      const row = one.get(id)
      return row && uploadOf(row)
    },
    latest: (count) => many.all(count).map(uploadOf),
    read: async (name) => {
      if (!holder.get(name)) return undefined
      return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
    remove: async ({ id, file, thumb, medium }) => {
      destroy.run(id)
      for (const name of [file, thumb, medium]) {
        if (name && !holder.get(name)) await rm(join(folder, name), { force: true })
      }
    },
    close: () => database.close(),
  }
}

function uploadOf(row: Record<string, unknown>): Upload {
  return {
    id: String(row.id),
    deleteToken: String(row.delete_token),
    title: String(row.title),
    file: String(row.file),
    thumb: String(row.thumb),
    medium: row.medium === null ? undefined : String(row.medium),
    mime: String(row.mime),
    width: Number(row.width),
    height: Number(row.height),
    size: Number(row.size),
    time: Number(row.time),
    expiresAt: Number(row.expires_at),
  }
}
