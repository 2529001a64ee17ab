import { describe, expect, test } from 'vitest'
import { applicationLimits } from '#contract/hiring/applications.ts'
import { jobLimits } from '#contract/hiring/jobs.ts'
import {
  decisionBands,
  jobsNamed,
  lookBands,
  reportPeriods,
  reportSchemas,
} from '#contract/office/reports.ts'
import { AuditQuery, auditLimits, deletedName } from '#contract/records/audit.ts'
import { exportName } from '#contract/records/exports.ts'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { pictureTypes } from './files.ts'

describe('the audit log', () => {
  test.each([
    'session',
    'administrator',
    'application',
    'resume',
    'identification document',
    'contact message',
    'testimonial',
    'job',
    'event',
    'hero slide',
    'team member',
    'sample content',
    'backup',
    'site details',
    'look',
    'notice',
    'personal data',
  ])('can be searched for %s', (kind) => expect(AuditQuery.parse({ kind })).toEqual({ kind }))

  test('refuses an unknown user or kind', () => {
    const person = '01890000-0000-7000-8000-000000000000'
    expect(AuditQuery.parse({ person, page: '2' })).toEqual({ person, page: 2 })
    expect(listFaults(AuditQuery, { person: 'ann', kind: 'cat' })).toEqual([
      'person: This person is not known',
      'kind: This kind is not known',
    ])
    expect(deletedName).toBe('deleted')
  })
})

describe('a report', () => {
  test('covers 30 days by default', () => {
    const { query } = reportSchemas.read
    expect(query.parse({})).toEqual({ period: '30-days' })
    for (const period of ['30-days', '13-weeks', '12-months']) {
      expect(query.parse({ period })).toEqual({ period })
    }
    expect(listFaults(query, { period: '1-year' })).toEqual(['period: This period is not known'])
    expect(reportPeriods).toEqual({
      '30-days': { unit: 'day', count: 30 },
      '13-weeks': { unit: 'week', count: 13 },
      '12-months': { unit: 'month', count: 12 },
    })
  })

  test('groups decisions by days and names twenty jobs', () => {
    expect(decisionBands).toEqual([3, 7, 14, 30])
    expect(jobsNamed).toBe(20)
    expect(lookBands).toEqual([1, 3, 7, 14])
  })

  test('is exported under the name of what it lists', () => {
    expect(exportName('applications', '2026-11-15')).toBe('applications-2026-11-15.csv')
    expect(exportName('contact-messages', '2026-11-15')).toBe('contact-messages-2026-11-15.csv')
  })
})

test('lists have the page sizes of the specification', () => {
  expect(applicationLimits.pageSize).toBe(10)
  expect(auditLimits.pageSize).toBe(50)
  expect(jobLimits.publicList).toBe(100)
})

test('pictures are of four types', () => {
  expect(pictureTypes).toEqual(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
})
