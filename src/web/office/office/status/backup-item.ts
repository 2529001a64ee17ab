import { type BackupStatus, backupTooOld, type Status } from '#contract/office/status.ts'
import { formatAgo, formatDateTime } from '#web/office/platform/format.ts'
import { sizeText } from '#web/ui/size.ts'
import type { Item, State } from './status-items.ts'

export const backupItem = ({ backup, at }: Status): Item => ({
  id: 'backup',
  title: 'Backup',
  ...backupState(backup, at),
  facts: listFacts(backup, at),
})

function listFacts({ plan, last }: BackupStatus, at: string): Item['facts'] {
  const facts: Item['facts'] = []
  if (last) {
    facts.push(
      ['Last backup', `${formatDateTime(last.madeAt)} (${formatAgo(last.madeAt, new Date(at))})`],
      ['Size', sizeText(last.size)],
      ['Proved by restoring it', last.provedAt ? formatDateTime(last.provedAt) : 'No'],
    )
  }
  if (plan) {
    const next = plan.nextRunAt ? formatDateTime(plan.nextRunAt) : 'Not planned yet'
    facts.push(
      ['Next backup', plan.running ? 'Running now' : next],
      ['Where', plan.folder],
      ['Kept', `The newest ${plan.keep}`],
    )
    if (plan.space) facts.push(['Free there', sizeText(plan.space.free)])
  }
  return facts
}

const readHow = 'The manual has a chapter “Backups” on what each reason means.'

function backupState({ plan, last, lastProved, failure }: BackupStatus, at: string): State {
  if (!plan) {
    return {
      level: 'act',
      summary: 'There are no nightly backups.',
      todo: [
        'Ask the person who runs the server to set BACKUP_URL to a folder on another disk, such as file:///var/backups/poplar, or to a bucket, and to restart it.',
      ],
    }
  }
  if (plan.place === 'missing') {
    return {
      level: 'act',
      summary: 'The folder for backups is not there.',
      todo: [`Connect its disk, or create the folder ${plan.folder}.`],
    }
  }
  if (failure) {
    return {
      level: 'act',
      summary: `The last backup failed. ${failure}`,
      todo: ['It is tried again every two hours.', readHow],
    }
  }
  if (!last) {
    return {
      level: 'look',
      summary: plan.running ? 'The first backup is being made.' : 'There is no backup yet.',
      todo: ['Look at this page again in some minutes.'],
    }
  }
  if (!lastProved || Date.parse(at) - Date.parse(lastProved.madeAt) > backupTooOld) {
    return {
      level: 'act',
      summary: 'The last proved backup is more than two days old.',
      todo: ['Ask the person who runs the server to look into its log.', readHow],
    }
  }
  if (plan.place === 'disk of the data' || plan.place === 'data folder') {
    const where = plan.place === 'data folder' ? 'in the data folder' : 'on the disk of the data'
    return {
      level: 'look',
      summary: `The last backup is good, but it is ${where}. If that disk fails, both are lost.`,
      todo: [
        'Use a folder on another disk, or copy the backups to another machine every night. Then this remark can be ignored.',
      ],
    }
  }
  return {
    level: 'good',
    summary: 'The last backup was restored for a test, and was complete.',
    todo: [],
  }
}
