import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { type Person, seededPeople } from './people.ts'

/** What the issuer remembers: its sessions, grants and codes, and the accounts that were typed in. */
export type IdentityStore = {
  adapter: (model: string) => Adapter
  /** Seeded people first, then typed ones by latest use. */
  people: () => Person[]
  findPerson: (sub: string) => Person | undefined
  /** Adds a typed account, or corrects the one of the same address. */
  savePerson: (person: Person) => void
  close: () => void
}

/** Opens `<dataDir>/identities.sqlite`, readable by its owner alone. */
export function openIdentityStore(dataDir: string): IdentityStore {
  const path = join(dataDir, 'identities.sqlite')
  const database = new DatabaseSync(path)
  chmodSync(path, 0o600)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists artifact (
      model text not null,
      id text not null,
      payload text not null,
      grant_id text,
      uid text,
      expires_at integer,
      primary key (model, id)
    );
    create index if not exists artifact_grant on artifact (grant_id);
    create index if not exists artifact_uid on artifact (uid);
    create index if not exists artifact_expiry on artifact (expires_at);
    create table if not exists person (
      sub text primary key,
      email text not null,
      email_verified integer not null,
      name text not null,
      used_at integer not null
    );
  `)
  return {
    adapter: (model) => adapterOf(database, model),
    ...peopleOf(database),
    close: () => database.close(),
  }
}

function adapterOf(database: DatabaseSync, model: string): Adapter {
  const expire = database.prepare('delete from artifact where expires_at <= ?')
  const upsert = database.prepare(`
    insert into artifact (model, id, payload, grant_id, uid, expires_at)
    values (?, ?, ?, ?, ?, ?)
    on conflict (model, id) do update
    set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at
  `)
  const byId = database.prepare(
    'select payload from artifact where model = ? and id = ? and ifnull(expires_at > ?, true)',
  )
  const byUid = database.prepare(
    'select payload from artifact where model = ? and uid = ? and ifnull(expires_at > ?, true)',
  )
  const consume = database.prepare(
    `update artifact set payload = json_set(payload, '$.consumed', ?) where model = ? and id = ?`,
  )
  const destroy = database.prepare('delete from artifact where model = ? and id = ?')
  const revoke = database.prepare('delete from artifact where model = ? and grant_id = ?')
  const payloadOf = (row: Record<string, unknown> | undefined) =>
    row ? (JSON.parse(String(row.payload)) as AdapterPayload) : undefined
  return {
    upsert: async (id, payload, expiresIn) => {
      const now = seconds()
      expire.run(now)
      const expiresAt = expiresIn ? now + expiresIn : null
      const { grantId, uid } = payload
      upsert.run(model, id, JSON.stringify(payload), grantId ?? null, uid ?? null, expiresAt)
    },
    find: async (id) => payloadOf(byId.get(model, id, seconds())),
    findByUid: async (uid) => payloadOf(byUid.get(model, uid, seconds())),
    // Only the device flow has user codes, and it is off.
    findByUserCode: async () => undefined,
    consume: async (id) => void consume.run(seconds(), model, id),
    destroy: async (id) => void destroy.run(model, id),
    revokeByGrantId: async (grantId) => void revoke.run(model, grantId),
  }
}

function peopleOf(database: DatabaseSync) {
  const typed = database.prepare('select * from person order by used_at desc limit 50')
  const one = database.prepare('select * from person where sub = ?')
  const save = database.prepare(`
    insert into person (sub, email, email_verified, name, used_at)
    values (?, ?, ?, ?, ?)
    on conflict (sub) do update
    set email_verified = excluded.email_verified, name = excluded.name, used_at = excluded.used_at
  `)
  const seeded = new Map(seededPeople.map((person) => [person.sub, person]))
  return {
    people: () => [
      ...seededPeople,
      ...typed
        .all()
        .map(personOf)
        .filter((person) => !seeded.has(person.sub)),
    ],
    findPerson: (sub: string) => {
      const row = one.get(sub)
      return seeded.get(sub) ?? (row ? personOf(row) : undefined)
    },
    savePerson: ({ sub, email, emailVerified, name }: Person) => {
      save.run(sub, email, emailVerified ? 1 : 0, name, Date.now())
    },
  }
}

function personOf(row: Record<string, unknown>): Person {
  return {
    sub: String(row.sub),
    email: String(row.email),
    emailVerified: row.email_verified === 1,
    name: String(row.name),
  }
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}
