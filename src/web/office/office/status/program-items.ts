import type { Status } from '#contract/office/status.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { sizeText } from '#web/ui/size.ts'
import type { Item, State } from './item.ts'

export const programItem = ({ program }: Status): Item => ({
  id: 'program',
  title: 'Program',
  level: 'good',
  summary: 'The server answers.',
  todo: [],
  facts: [
    ['Version', program.commit ? `${program.version} (${program.commit})` : program.version],
    ['Node', program.node],
    ['Running since', formatDateTime(program.startedAt)],
  ],
})

export const databaseItem = ({ database, backup }: Status): Item => ({
  id: 'database',
  title: 'Database',
  level: 'good',
  summary: 'The database answers.',
  todo: [],
  facts: [
    ['Kind', database.kind],
    ['Size', sizeText(database.size)],
    ['Last migration', database.migration],
    [
      'Completely read and checked',
      backup.lastProved?.provedAt
        ? formatDateTime(backup.lastProved.provedAt)
        : 'Not yet. Each nightly backup does it.',
    ],
  ],
})

const gigabyte = 1024 ** 3

export const diskItem = ({ disk }: Status): Item => ({
  id: 'disk',
  title: 'Disk space',
  ...diskState(disk),
  facts: [
    ['Free', `${sizeText(disk.free)} of ${sizeText(disk.total)}`],
    ['Data folder', disk.folder],
  ],
})

const freeSpace =
  'Free some space: move old backups to another disk, or get a larger disk. Never delete files in the data folder.'

function diskState({ free, total }: Status['disk']): State {
  const share = free / total
  if (free < 0.5 * gigabyte || share < 0.03) {
    return {
      level: 'act',
      summary: 'The disk is almost full. Soon nobody can apply or write to you.',
      todo: [freeSpace],
    }
  }
  if (free < 2 * gigabyte || share < 0.1) {
    return { level: 'look', summary: 'The disk is getting full.', todo: [freeSpace] }
  }
  return { level: 'good', summary: 'There is enough space.', todo: [] }
}
