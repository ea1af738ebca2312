import { z } from 'zod'

/** The format that this shop writes. A change that an older shop could not read counts it up. */
export const format = 1

const count = z.int().min(0)

/**
 * The last entry of an archive: what is in it, and the SHA-256 of every other entry. An archive without it was cut off.
 * Tables stand in the order in which they are copied back: what a row refers to comes first.
 */
export const manifestSchema = z.object({
  format: z.literal(format),
  shop: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: count })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  images: z.object({ host: z.string(), files: count }),
  withSecrets: z.boolean(),
  entries: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

export type Manifest = z.output<typeof manifestSchema>

/** What the maker of a backup tells; the archive itself knows the hashes. */
export type Contents = Omit<Manifest, 'entries'>
