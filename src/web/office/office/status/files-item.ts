import type { Status } from '#contract/office/status.ts'
import type { Item, State } from './item.ts'

export const filesItem = ({ files }: Status): Item => ({
  id: 'files',
  title: 'Pictures and documents',
  ...filesState(files),
  facts: [
    ['Stored', files.kind === 'disk' ? 'On the disk of the server' : 'In an S3 store'],
    [files.kind === 'disk' ? 'Folder' : 'Bucket', files.place],
  ],
})

/** A key that is missing is told with the keys. */
function filesState({ troubles }: Status['files']): State {
  const has = (reason: string) => troubles.some((trouble) => trouble.reason === reason)
  if (has('out of reach')) {
    return {
      level: 'act',
      summary: 'The file store does not answer. Nobody can apply, and no document can be opened.',
      todo: ['Ask the person who runs the server to look at the store and its address.'],
    }
  }
  if (has('foreign')) {
    return {
      level: 'act',
      summary: 'The pictures and documents on the server do not belong to this database.',
      todo: [
        'Ask the person who runs the server whether it uses the right database. Until then no unused file is removed.',
      ],
    }
  }
  return { level: 'good', summary: 'The files can be read.', todo: [] }
}
