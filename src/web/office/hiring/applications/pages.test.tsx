import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  anApplication,
  applicantsPage,
  done,
  press,
  signIn,
  validSession,
} from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

beforeEach(signIn)

const applicant = (number: number) =>
  anApplication({
    _id: String(number),
    id: String(number),
    firstName: 'Applicant',
    lastName: `Number ${number}`,
    email: `a${number}@example.org`,
  })

/** A server with this number of applications. */
function serve(total: number) {
  let all = Array.from({ length: total }, (_, index) => applicant(index + 1))
  const page = (number: number) => () => {
    const totalPages = Math.ceil(all.length / 10)
    const pagination = { currentPage: number, totalPages, totalItems: all.length, itemsPerPage: 10 }
    // Only the first and the last row of each page are shown, because each row takes time.
    const isShown = (_: unknown, index: number) => index % 9 === 0
    const rows = all.slice((number - 1) * 10, number * 10).filter(isShown)
    return applicantsPage(rows, { pagination })
  }
  return respond({
    ...validSession,
    'GET /careers?page=1&limit=10': page(1),
    'GET /careers?page=2&limit=10': page(2),
    'GET /careers?page=3&limit=10': page(3),
    'GET /careers?page=1&limit=10&status=pending': page(1),
    'DELETE /careers/21': () => {
      all = all.filter(({ id }) => id !== '21')
      return done
    },
  })
}

const show = () => renderAt('/admin/dashboard?section=applicants', <ApplicationsScreen />)
const row = (number: number) =>
  screen.findByRole('row', { name: new RegExp(`Number ${number}\\b`) })
const next = () => press('Next')

async function goToLastPage() {
  await row(1)
  await next()
  await row(11)
  await next()
  await row(21)
}

describe('the pages of the list', () => {
  test('go back by one when the only row of the last page is deleted', async () => {
    serve(21)
    show()
    await goToLastPage()
    await press('Delete Applicant Number 21')
    await press('Delete')
    expect(await row(20)).toBeVisible()
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    expect(screen.queryByText('No applications found matching your criteria.')).toBeNull()
  })

  test('do not go beyond the first and the last one', async () => {
    const asked = serve(21)
    show()
    await row(1)
    await press('Previous')
    expect(screen.getByText('Page 1 of 3')).toBeVisible()
    await goToLastPage()
    await next()
    expect(screen.getByText('Page 3 of 3')).toBeVisible()
    expect(asked.filter((name) => /page=(0|4)/.test(name))).toEqual([])
  })

  test('are not shown when there is only one', async () => {
    serve(10)
    show()
    await row(10)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})
