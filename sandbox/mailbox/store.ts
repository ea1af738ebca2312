import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { ParsedMessage } from './message.ts'

const mostMessages = 500

export type StoredAttachment = {
  filename: string
  contentType: string
  contentId: string | undefined
  size: number
}

export type StoredMessage = Omit<ParsedMessage, 'attachments'> & {
  /** Grows with every message and is never used twice. */
  id: number
  receivedAt: string
  seen: boolean
  attachments: StoredAttachment[]
}

/** What to look for. `to` is a whole address, `subject` a part, `words` any part of anything readable; `after` an id. */
export type MailQuery = {
  to?: string | undefined
  subject?: string | undefined
  words?: string | undefined
  after?: number | undefined
  limit: number
}

export type MailStore = {
  add: (message: ParsedMessage, raw: Uint8Array) => number
  /** Newest first. */
  list: (query: MailQuery) => StoredMessage[]
  find: (id: number) => StoredMessage | undefined
  raw: (id: number) => Uint8Array | undefined
  /** Attachments count from 1. */
  attachment: (id: number, n: number) => (StoredAttachment & { content: Uint8Array }) | undefined
  markSeen: (id: number) => void
  clear: () => number
  close: () => void
}

/** Opens `<dataDir>/mailbox.sqlite`, readable by its owner alone: messages carry links that sign people in. */
export function openMailStore(dataDir: string): MailStore {
  const path = join(dataDir, 'mailbox.sqlite')
  const database = new DatabaseSync(path)
  chmodSync(path, 0o600)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
    create table if not exists message (
      id integer primary key autoincrement,
      received_at text not null,
      seen integer not null default 0,
      recipients text not null,
      subject text not null,
      searchable text not null,
      message text not null,
      raw blob not null
    );
    create table if not exists attachment (
      message_id integer not null references message on delete cascade,
      n integer not null,
      filename text not null,
      content_type text not null,
      content_id text,
      content blob not null,
      primary key (message_id, n)
    );
  `)
  return { ...writes(database), ...reads(database), close: () => database.close() }
}

function writes(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into message (received_at, recipients, subject, searchable, message, raw)
    values (?, ?, ?, ?, ?, ?)
  `)
  const attach = database.prepare('insert into attachment values (?, ?, ?, ?, ?, ?)')
  const forget = database.prepare('delete from message where id <= ?')
  const see = database.prepare('update message set seen = 1 where id = ?')
  const clear = database.prepare('delete from message')
  return {
    add: ({ attachments, ...message }: ParsedMessage, raw: Uint8Array) => {
      const { from, fromName, to, subject, text, html } = message
      database.exec('begin immediate')
      try {
        const added = insert.run(
          new Date().toISOString(),
          JSON.stringify(to.map((address) => address.toLowerCase())),
          subject.toLowerCase(),
          [from, fromName, ...to, subject, text || html].join('\n').toLowerCase(),
          JSON.stringify(message),
          raw,
        )
        const id = Number(added.lastInsertRowid)
        attachments.forEach(({ filename, contentType, contentId, content }, index) => {
          attach.run(id, index + 1, filename, contentType, contentId ?? null, content)
        })
        forget.run(id - mostMessages)
        database.exec('commit')
        return id
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    markSeen: (id: number) => void see.run(id),
    clear: () => Number(clear.run().changes),
  }
}

function reads(database: DatabaseSync) {
  const attachments = database.prepare(`
    select filename, content_type, content_id, length(content) as size
    from attachment where message_id = ? order by n
  `)
  const content = database.prepare('select * from attachment where message_id = ? and n = ?')
  const one = database.prepare('select id, received_at, seen, message from message where id = ?')
  const raw = database.prepare('select raw from message where id = ?')
  const messageOf = (row: Record<string, unknown>): StoredMessage => ({
    ...(JSON.parse(String(row.message)) as Omit<ParsedMessage, 'attachments'>),
    id: Number(row.id),
    receivedAt: String(row.received_at),
    seen: row.seen === 1,
    attachments: attachments.all(Number(row.id)).map((part) => attachmentOf(part)),
  })
  return {
    list: (query: MailQuery) => {
      const { where, values } = conditions(query)
      return database
        .prepare(
          `select id, received_at, seen, message from message ${where} order by id desc limit ?`,
        )
        .all(...values, query.limit)
        .map(messageOf)
    },
    find: (id: number) => {
      const row = one.get(id)
      return row && messageOf(row)
    },
    raw: (id: number) => raw.get(id)?.raw as Uint8Array | undefined,
    attachment: (id: number, n: number) => {
      const row = content.get(id, n)
      if (!row) return undefined
      const bytes = row.content as Uint8Array
      return { ...attachmentOf({ ...row, size: bytes.length }), content: bytes }
    },
  }
}

function conditions({ to, subject, words, after }: MailQuery) {
  const parts: [string, SQLInputValue][] = []
  if (to) {
    parts.push(['exists (select 1 from json_each(recipients) where value = ?)', to.toLowerCase()])
  }
  if (subject) parts.push(['instr(subject, ?) > 0', subject.toLowerCase()])
  for (const word of (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    parts.push(['instr(searchable, ?) > 0', word])
  }
  if (after !== undefined) parts.push(['id > ?', after])
  return {
    where: parts.length ? `where ${parts.map(([sql]) => sql).join(' and ')}` : '',
    values: parts.map(([, value]) => value),
  }
}

function attachmentOf(row: Record<string, unknown>): StoredAttachment {
  return {
    filename: String(row.filename),
    contentType: String(row.content_type),
    contentId: row.content_id === null ? undefined : String(row.content_id),
    size: Number(row.size),
  }
}
