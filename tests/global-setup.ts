import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../scripts/build.ts'
import { openDatabase } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { openJobs } from '../server/jobs/boss.ts'
import { startPostgres } from '../server/local/postgres.ts'
import { openLog } from '../server/telemetry/log.ts'
import { type Cluster, startCluster } from './cluster/start-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL. */
    postgres: string
    /** `npm run test:cluster`: the shops go through a pooler, and read from a replica besides. */
    cluster: Pick<Cluster, 'pooler' | 'replica'> | null
  }
}

/** The pages and the server, built; one real PostgreSQL for the whole run, with a migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject) {
  build()
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-tests-'))
  const { url, stop, cluster } = await start(folder)
  const close = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(url)
  } catch (error) {
    await close()
    throw error
  }
  project.provide('postgres', url)
  project.provide('cluster', cluster)
  return close
}

async function start(folder: string) {
  if (process.env.CLUSTER !== 'on') {
    const { url, stop } = await startPostgres(folder, 'only-for-tests')
    return { url, stop, cluster: null }
  }
  const { primary, pooler, replica, stop } = await startCluster(folder)
  return { url: primary, stop, cluster: { pooler, replica } }
}

async function makeTemplate(url: string) {
  const admin = openDatabase(url, { connections: 1, bounded: false })
  // this server's disk is read by nobody once it stops; what a crash leaves is for tests with servers of their own
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await admin.sql.unsafe(`alter system set ${name} = off`)
  await admin.sql`select pg_reload_conf()`
  // thousands of connections prove their password, at 4,096 rounds on either side
  await admin.sql`set scram_iterations = 1`
  await admin.sql.unsafe(`alter user current_user password '${new URL(url).password}'`)
  await admin.sql`create database template_shop`
  await admin.close()
  const template = openDatabase(url.replace(/[^/]+$/, 'template_shop'), { connections: 2 })
  await migrate(template)
  const jobs = await openJobs(template, openLog('silent'), false)
  await jobs.stop()
  await template.close()
}
