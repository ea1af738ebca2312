import { inject } from 'vitest'

/** The settings by which a shop works on this database of the run: as it is, or in the cluster, when that is tested. */
export function shopSettings(url: string): Record<string, string> {
  const cluster = inject('cluster')
  if (!cluster) return { DATABASE_URL: url }
  const name = /[^/]+$/.exec(url)![0]
  const at = (address: string) => address.replace(/[^/]+$/, name)
  return {
    DATABASE_URL: at(cluster.pooler),
    DATABASE_POOLER: 'transaction',
    REPLICA_DATABASE_URL: at(cluster.replica),
  }
}
