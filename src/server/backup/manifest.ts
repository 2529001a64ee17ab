import { z } from 'zod'

/** Raised when an older program could no longer read what a newer one writes. */
export const formatVersion = 1

export const manifestName = 'manifest.json'
/** Some 300,000 files. It is read at once, and a small archive could unpack to more than the memory. */
export const manifestLimit = 64 * 1024 * 1024
export const tableEntry = (name: string) => `tables/${name}.jsonl`
export const fileEntry = (name: string) => `files/${name}`

const content = { size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

/** What an archive holds. The names are narrow: they become names of tables and places on the disk. */
export const Manifest = z.object({
  format: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration the database had been through. */
  migration: z.string(),
  /** In an order in which a row finds the rows it points to. */
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.int().min(0), ...content }),
  ),
  files: z.array(
    z.object({ name: z.string().regex(/^(pictures|documents)\/[\w-]+\.\w+$/), ...content }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** What proves that an entry is whole. */
export type Content = { size: number; sha256: string }
