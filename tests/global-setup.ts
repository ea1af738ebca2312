import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPages } from '../scripts/build-pages.ts'
import { migrate, openDatabase } from '../server/database.ts'
import { openJobs } from '../server/jobs/boss.ts'
import { startPostgres } from '../server/local/postgres.ts'
import { openLog } from '../server/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** The pages, built; one real PostgreSQL for the whole run, with a migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject) {
  buildPages()
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-tests-'))
  const postgres = await startPostgres(folder, 'only-for-tests')
  const close = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.url)
  } catch (error) {
    await close()
    throw error
  }
  project.provide('postgres', postgres.url)
  return close
}

async function makeTemplate(url: string) {
  const admin = openDatabase(url, 1)
  await admin.sql`create database template_shop`
  await admin.close()
  const template = openDatabase(url.replace(/[^/]+$/, 'template_shop'), 2)
  await migrate(template)
  const jobs = await openJobs(template, openLog('silent'), false)
  await jobs.stop()
  await template.close()
}
