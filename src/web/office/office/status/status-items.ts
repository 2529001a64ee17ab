import type { KeyName, KeyStatus, Status } from '#contract/office/status.ts'
import { formatDateTime, plural } from '#web/office/platform/format.ts'
import { sizeText } from '#web/ui/size.ts'

/** How a part of the installation is doing, and so how soon someone has to act. */
export type Level = 'good' | 'look' | 'act'

/** A part of the installation: how it is, what to do about it, and the facts. */
export type Item = {
  id: string
  title: string
  level: Level
  /** In one sentence. */
  summary: string
  /** What to do, one step each. */
  todo: string[]
  facts: [name: string, value: string][]
}

/** The state of an item that has several reasons to be looked at: the first one that applies. */
export type State = Pick<Item, 'level' | 'summary' | 'todo'>

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

/** Servers that share the database. */
export const instancesItem = ({ instances }: Status): Item => ({
  id: 'instances',
  title: 'Instances',
  ...instancesState(instances),
  facts: instances.map(({ host, build, startedAt }, index) => [
    `Instance ${index + 1}`,
    `${host}, version ${build}, since ${formatDateTime(startedAt)}`,
  ]),
})

function instancesState(instances: Status['instances']): State {
  if (new Set(instances.map(({ build }) => build)).size > 1) {
    return {
      level: 'look',
      summary: 'Instances of different versions run.',
      todo: ['If nobody is updating them now, ask the person who runs the server to do it.'],
    }
  }
  const summary = `${plural(instances.length, 'instance')} on this database.`
  return { level: 'good', summary, todo: [] }
}

export const clockItem = ({ at, clockDoubt }: Status): Item => ({
  id: 'clock',
  title: 'Clock',
  ...(clockDoubt
    ? {
        level: 'act',
        summary: `Nothing is deleted by itself, because the clock of the server may be wrong. ${clockDoubt}`,
        todo: [
          `Is it really ${formatDateTime(at)}? Then confirm it. What is due is deleted a day later at the earliest.`,
          'If not, ask the person who runs the server to set the clock, and confirm it afterwards. Records that arrived meanwhile may have a wrong date: look at them first.',
        ],
      }
    : { level: 'good', summary: 'The clock is right.', todo: [] }),
  facts: [['Time on the server', formatDateTime(at)]],
})

const purposes: Record<KeyName, string> = {
  'files-key': 'opens applicants’ documents',
  'backup-key': 'opens backups',
  'audit-key': 'shows whether the audit log was changed',
  'jwt-secret': 'signs sessions',
}

const places: Record<KeyStatus['keys'][number]['place'], string> = {
  setting: 'In the settings',
  folder: 'In the folder for keys',
  missing: 'Missing',
}

export const keysItem = ({ keys, files }: Status): Item => ({
  id: 'keys',
  title: 'Keys',
  ...keysState(keys, files),
  facts: [
    ...keys.keys.map(({ name, place }): [string, string] => [
      `${name}, ${purposes[name]}`,
      places[place],
    ]),
    ['Folder for keys', keys.folder],
  ],
})

const keepCopy =
  'Keep a copy of the keys in another place than the backups, such as a password manager or a safe. Without backup-key no backup can be restored, and without files-key the documents in it cannot be opened.'

function keysState({ keys, folder }: KeyStatus, { troubles }: Status['files']): State {
  const trouble = troubles.find(({ reason }) => reason === 'missing key')
  if (trouble) {
    return {
      level: 'act',
      summary: `Applicants’ documents cannot be opened, because the key “${trouble.keyName}” is missing or wrong.`,
      todo: [`Put your copy of the key into ${folder}, and restart the server.`],
    }
  }
  const gone = keys.filter(({ place }) => place === 'missing').map(({ name }) => name)
  if (gone.length > 0) {
    return {
      level: 'act',
      summary: `${gone.join(', ')} is no longer in the folder for keys. The server has it only in its memory.`,
      todo: [`Put your copy into ${folder} before the server is restarted.`],
    }
  }
  return { level: 'good', summary: 'All keys are there.', todo: [keepCopy] }
}
