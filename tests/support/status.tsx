import { screen, within } from '@testing-library/react'
import type { Status } from '#contract/office/status.ts'
import { StatusScreen } from '#web/office/office/status/StatusScreen.tsx'
import { success, validSession } from './office.ts'
import { renderAt, respond } from './render.tsx'

export const gigabyte = 1024 ** 3
export const lastBackup = {
  folder: '/backups',
  file: 'a.zip',
  madeAt: '2026-11-15T08:30:00.000Z',
  size: 2.5 * gigabyte,
  provedAt: '2026-11-15T08:41:00.000Z',
  problem: '',
}
export const backupPlan = {
  folder: '/backups',
  at: '02:30',
  keep: 14,
  nextRunAt: '2026-11-16T08:30:00.000Z',
  running: false,
  place: 'another disk' as const,
  space: { free: 80 * gigabyte, total: 100 * gigabyte },
}
export const goodStatus: Status = {
  at: '2026-11-15T15:05:00.000Z',
  program: {
    version: '1.2.3',
    commit: 'abc1234',
    node: '26.1.0',
    startedAt: '2026-11-14T15:05:00.000Z',
  },
  database: { kind: 'SQLite', size: 3 * 1024 ** 2, migration: '001-baseline' },
  instances: [],
  files: { kind: 'disk', place: '/data', troubles: [] },
  disk: { folder: '/data', free: 40 * gigabyte, total: 100 * gigabyte },
  mail: {
    to: ['office@example.org', 'nights@example.org'],
    waiting: 1,
    troubles: [],
    lastSentAt: '2026-11-15T14:00:00.000Z',
  },
  backup: { plan: backupPlan, last: lastBackup, lastProved: lastBackup, failure: '' },
  keys: {
    folder: '/keys',
    keys: [
      { name: 'files-key', place: 'folder' },
      { name: 'backup-key', place: 'folder' },
      { name: 'audit-key', place: 'setting' },
      { name: 'jwt-secret', place: 'folder' },
    ],
  },
  clockDoubt: '',
  errors: [],
  failedRuns: [],
}

/** Opens the page and returns the calls that it makes. */
export function openStatus(fields: Partial<Status> = {}, responses = {}) {
  const asked = respond({
    ...validSession,
    'GET /admin/status': success({ ...goodStatus, ...fields }),
    ...responses,
  })
  renderAt('/', <StatusScreen />)
  return asked
}

export const statusItem = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))

/** The badge, the sentence and the steps of a part. */
export async function readState(title: string) {
  const region = await screen.findByRole('region', { name: title })
  const paragraphs = within(region)
    .getAllByRole('paragraph')
    .map((each) => each.textContent)
  const badge = ['Good', 'Look at it', 'Act now'].find((text) => within(region).queryByText(text))
  return [badge, ...paragraphs]
}
