import { listAllFiles } from '../applications/application-files.queries.ts'
import type { Db } from '../db/transact.ts'
import { filesOf } from '../files/pictures.ts'
import { picturesInUse } from '../files/pictures-in-use.ts'
import { requireStoredName } from '../files/stored-name.ts'

/** A file below DATA_DIR, and whose it is. */
export type NeededFile = { name: string; owner: string }

/** What the rows name, and nothing else: strays and half-written files stay behind. */
export async function listNeededFiles(db: Db): Promise<NeededFile[]> {
  const pictures = (await picturesInUse(db)).flatMap(filesOf)
  const documents = await listAllFiles(db)
  return [
    ...[...new Set(pictures)].map((name) => ({
      name: `pictures/${name}`,
      owner: 'a slide, an event or a team member',
    })),
    ...documents.map((document) => ({
      name: `documents/${requireStoredName(document.stored_name)}`,
      owner: `application ${document.application_id}`,
    })),
  ]
}
