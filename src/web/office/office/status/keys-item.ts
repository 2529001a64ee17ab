import type { KeyName, KeyStatus, Status } from '#contract/office/status.ts'
import type { Item, State } from './status-items.ts'

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
