import type { ActingFor } from '../contract/companies/acting-for.ts'
import type { Config } from './config/config.ts'
import type { Database, Sql } from './database/database.ts'
import type { SignIn } from './identity/sign-in/port.ts'
import type { Images } from './images/images.ts'
import type { JobInputs, JobName } from './jobs/job-inputs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Providers } from './payments/provider/provider.ts'
import type { KnownRecord } from './shop-record/read-record.ts'
import type { TaxIds } from './tax/ids/port.ts'
import type { Log } from './telemetry/log.ts'

/** Puts a job on the queue, in the caller's transaction: it runs if and only if that commits. */
export type Enqueue = <N extends JobName>(
  sql: Sql,
  name: N,
  input: JobInputs[N],
  after?: { seconds: number },
) => Promise<void>

/** What a use case may touch. Everything outside the process is a port here; open-shop.ts knows what is behind it. */
export type Shop = {
  config: Config
  database: Database
  /** For reads that nobody acts on, which may be some seconds old: a replica, where there is one. */
  replica: Pick<Database, 'sql'>
  providers: Providers
  signIn: SignIn
  images: Images
  mailer: Mailer
  /** The register of tax numbers; null where none is asked. */
  taxIds: TaxIds | null
  enqueue: Enqueue
  /** What is known here of the shop's record; read it by `readRecord`. */
  record: KnownRecord
  log: Log
}

/** Who makes a call. */
export type User = {
  id: string
  email: string
  name: string
  isAdmin: boolean
  sessionId: string
  /** Whether their password alone opens nothing: it takes a code of an app besides. */
  hasFactor: boolean
  /** Whether their e-mail address is confirmed: whoever writes in its name reads what comes to it. */
  isConfirmed: boolean
  /** The company for which they act; null: for themselves. A session acts for nobody, a token or key does. */
  company: ActingFor | null
}

/** The caller of a call that anyone may make. */
export type Anyone = { address: string }
