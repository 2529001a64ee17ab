import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import {
  anApplication,
  anOpenedApplication,
  applicantsPage,
  done,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import {
  detailsIn,
  failure,
  findToast,
  renderAt,
  respond,
} from '../../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const id = '7f3c91d2'
const at = '2026-11-14T18:00:00.000Z'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

function show(responses: Parameters<typeof respond>[0]) {
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    'GET /careers?page=1&limit=10': applicantsPage([anApplication({ id })]),
    ...responses,
  })
  renderAt(`/admin/dashboard?section=applicants&id=${id}`, <ApplicationsScreen />)
  return screen.findByRole('dialog')
}

async function open(fields: Partial<OpenedApplication> = {}, responses = {}) {
  const application = anOpenedApplication({ id, ...fields })
  const dialog = await show({ [`GET /careers/${id}`]: success(application), ...responses })
  await within(dialog).findByText('Personal Information')
  return dialog
}

const personal = () => detailsIn(screen.getByText('Personal Information').closest('section'))

describe('the details of an applicant', () => {
  test('have what is known, with links to write and to call', async () => {
    const dialog = await open({ experience: 'Two years', education: 'High school' })
    expect(personal()).toEqual({
      Email: 'tasha@example.org',
      Phone: '(615) 555-0177',
      Applied: 'Nov 14, 2026, 12:00 PM',
      Reference: 'A-7F3C-91D2',
      'Keep until': 'Nov 14, 2099',
      Experience: 'Two years',
      Education: 'High school',
    })
    const mail = within(dialog).getByText('tasha@example.org', { selector: 'a' })
    expect(mail).toHaveAttribute('href', 'mailto:tasha@example.org')
    // It breaks only before the @ and the dot.
    expect(mail.innerHTML).toBe('tasha<wbr>@example<wbr>.org')
    expect(within(dialog).getByRole('link', { name: '(615) 555-0177' })).toHaveAttribute(
      'href',
      'tel:+16155550177',
    )
  })

  test('say what was not given, and leave out what may be missing', async () => {
    await open({ email: '', phone: '', location: '', keepUntil: '' })
    expect(personal()).toEqual({
      Email: 'No email',
      Phone: 'No phone',
      Applied: 'Nov 14, 2026, 12:00 PM',
      Reference: 'A-7F3C-91D2',
    })
    expect(screen.queryByText('Also applied for')).toBeNull()
  })

  const item = {
    item: 'CPR',
    doneOn: '',
    expiresOn: '',
    doneBy: null,
    notApplicable: false,
    note: '',
    updatedAt: at,
  }
  const acknowledged = { version: 1, language: 'en' as const, name: 'Tasha', at }
  test.each<[string, Partial<OpenedApplication>, string[]]>([
    ['is new', {}, []],
    [
      'is hired',
      { status: 'hired' },
      ['Before the first day', 'Disclosure before the background check'],
    ],
    ['brought a certificate', { firstDay: [{ ...item, id: 'i' }] }, ['Before the first day']],
    [
      'acknowledged the disclosure',
      { disclosure: { version: 1, acknowledged } },
      ['Disclosure before the background check'],
    ],
  ])('of someone who %s have the details for that', async (_, fields, details) => {
    const dialog = await open(fields)
    const titles = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Application Status',
      'Documents',
      ...details,
      'Personal Information',
      'Private link',
      'Notes and history',
      'Notes',
    ])
  })

  test('show the row of the list until they are loaded', async () => {
    const dialog = await show({ [`GET /careers/${id}`]: 'never' })
    await waitFor(() => expect(dialog).toHaveAccessibleName('Tasha Greene'))
    expect(within(dialog).getByText('Job Coach, Knoxville, TN')).toBeVisible()
    expect(within(dialog).getByText('Loading application details...')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Print' })).toBeNull()
  })

  test('say why they could not be loaded, and are loaded again', async () => {
    let failing = true
    const dialog = await show({
      'GET /careers?page=1&limit=10': applicantsPage([]),
      [`GET /careers/${id}`]: () =>
        failing ? failure(500, 'Out of order') : success(anOpenedApplication({ id })),
    })
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Out of order')
    expect(dialog).toHaveAccessibleName('Applicant')
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull()
    failing = false
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }))
    expect(await within(dialog).findByText('Personal Information')).toBeVisible()
    expect(within(dialog).queryByRole('alert')).toBeNull()
  })

  test('lead to the question whether to delete the applicant', async () => {
    const dialog = await open({}, { [`DELETE /careers/${id}`]: done })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Applicant' })
    expect(question).toHaveTextContent('Tasha Greene')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await findToast('Applicant deleted successfully!')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('list the files with their kinds and sizes, the newest of the earlier resumes first', async () => {
    const resume = (name: string, size: number, loadsExternal = false) => ({
      filename: name,
      originalName: name,
      size,
      loadsExternal,
    })
    const dialog = await open({
      earlierResumes: [resume('first.pdf', 5000), resume('second.docx', 7000, true)],
    })
    const files = within(dialog).getByRole('list', { name: 'Documents of Tasha Greene' })
    const texts = within(files)
      .getAllByRole('listitem')
      .map((file) => Array.from(file.querySelectorAll('b, small'), (each) => each.textContent))
    expect(texts).toEqual([
      ['CV.pdf', 'Resume, 2 KB'],
      [
        'second.docx',
        'Earlier resume, 7 KB. It loads a template or a picture from another place: if Word asks, do not allow it.',
      ],
      ['first.pdf', 'Earlier resume, 5 KB'],
      ['id.png', 'ID document, 1 KB'],
    ])
    expect(within(files).getByRole('link', { name: /^View first.pdf/ })).toHaveAttribute(
      'href',
      '/uploads/resumes/first.pdf',
    )
    expect(within(dialog).queryByText('No resume')).toBeNull()
    expect(within(dialog).queryByText('No documents')).toBeNull()
  })

  test('say that there are no files', async () => {
    const dialog = await open({ resume: null, identificationDocuments: [] })
    expect(within(dialog).getByText('No resume')).toBeVisible()
    expect(within(dialog).getByText('No documents')).toBeVisible()
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey'])(
    'leave another application to the browser when the link is clicked with %s',
    async (key) => {
      const also = {
        id: '2',
        jobId: 'n',
        position: 'Nurse',
        status: 'hired' as const,
        createdAt: at,
      }
      const dialog = await open({ alsoApplied: [also] })
      const link = within(dialog).getByRole('link', { name: 'Nurse' })
      expect(link).toHaveAttribute('href', '?section=applicants&id=2')
      let isTaken: boolean | undefined
      const watch = (event: Event) => {
        isTaken = event.defaultPrevented
        // The simulated browser would leave the page.
        event.preventDefault()
      }
      document.addEventListener('click', watch, { once: true })
      fireEvent.click(link, { [key]: true })
      expect(isTaken).toBe(false)
      expect(dialog).toHaveAccessibleName('Tasha Greene')
    },
  )

  test('are printed as a sheet for the interview', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    await open()
    expect(document.querySelector('.print-only')).toHaveTextContent('Not scheduled')
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
  })
})
