import { expect, test } from 'vitest'
import { readSettings } from '#server/platform/settings/settings.ts'
import { isInDataFolder } from './place.ts'

const settings = { ...readSettings({}), dataDir: '/srv/poplar/data' }

test.each([
  ['/srv/poplar/data', true],
  ['/srv/poplar/data/backups', true],
  ['/srv/poplar/data-2', false],
  ['/srv/poplar', false],
  ['/mnt/backups', false],
])('backups in %s are in the data folder: %s', (folder, expected) => {
  const backup = { folder, at: '02:30', keep: 3 }
  expect(isInDataFolder({ ...settings, backup })).toBe(expected)
})

test('without backups none are in the data folder', () => {
  expect(isInDataFolder({ ...settings, backup: undefined })).toBe(false)
})
