import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { TemplatesScreen } from '#web/office/messages/templates/TemplatesScreen.tsx'
import { HeroScreen } from '#web/office/website/hero/HeroScreen.tsx'
import { TeamScreen } from '#web/office/website/team/TeamScreen.tsx'
import { TestimonialsScreen } from '#web/office/website/testimonials/TestimonialsScreen.tsx'
import {
  aSlide,
  aTeamMember,
  aTemplate,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import {
  badGateway,
  failure,
  findToast,
  renderAt,
  respond,
} from '../../../../../tests/support/render.tsx'
import { testimonial } from '../../../../../tests/support/responses.ts'

type Managed = {
  screen: ReactNode
  title: string
  table: string
  list: string
  /** Two records; the buttons of the second one are looked at while a form of the first one is open. */
  rows: unknown
  none: unknown
  texts: Record<'loading' | 'failed' | 'empty' | 'failure' | 'deleted', string>
  /** More texts that are on the screen, without records and with them. */
  hint?: string
  note?: string
  add: string
  edit: string
  /** The title of the form. */
  editing: string
  remove: string
  removeCall: string
  question: string
  /** Other buttons of a row, which wait while a form is open. */
  others: string[]
  call: string
  fields: string[]
}

const screens: Record<string, Managed> = {
  'Hero Slides': {
    screen: <HeroScreen />,
    title: 'Hero Slides',
    table: 'Hero slides',
    list: 'GET /hero/admin',
    rows: success([aSlide(), aSlide({ _id: '2', id: '2', title: 'Lake', order: 2 })]),
    none: success([]),
    texts: {
      loading: 'Loading hero slides...',
      failed: 'Failed to fetch hero slides',
      empty: 'No hero slides found. Create your first slide!',
      failure: 'Failed to save hero slide',
      deleted: 'Hero slide deleted successfully',
    },
    hint: 'Until then the site shows its three built-in slides.',
    note: 'The site shows slides from the top down. A new order is live as soon as you move a slide.',
    add: 'Add Hero Slide',
    edit: 'Edit Hills',
    editing: 'Edit Hero Slide',
    remove: 'Delete Hills',
    removeCall: 'DELETE /hero/1',
    question: 'Are you sure you want to delete this hero slide?',
    others: ['View Lake', 'Edit Lake', 'Delete Lake', 'Move Lake up'],
    call: 'PUT /hero/1',
    fields: ['Title (required)', 'Subtitle', 'What does the picture show?'],
  },
  'Team Management': {
    screen: <TeamScreen />,
    title: 'Team Management',
    table: 'Team members',
    list: 'GET /team',
    rows: { body: [aTeamMember(), aTeamMember({ _id: '2', id: '2', name: 'Tom' })] },
    none: { body: [] },
    texts: {
      loading: 'Loading team members...',
      failed: 'Failed to load team members. Please try again.',
      empty: 'No team members found. Add your first team member!',
      failure: 'Failed to update team member. Please try again.',
      deleted: 'Team member deleted successfully!',
    },
    note: 'The site shows the team in this order. A new order is live as soon as you move someone.',
    add: 'Add Team Member',
    edit: 'Edit Ruth',
    editing: 'Edit Team Member',
    remove: 'Delete Ruth',
    removeCall: 'DELETE /team/1',
    question: 'Are you sure you want to delete this team member?',
    others: ['Edit Tom', 'Delete Tom', 'Move Tom up'],
    call: 'PUT /team/1',
    fields: ['Name (required)', 'Position (required)', 'Comment (required)'],
  },
  Testimonials: {
    screen: <TestimonialsScreen />,
    title: 'Testimonial Management',
    table: 'Testimonials',
    list: 'GET /testimonials/admin/all',
    rows: success([
      { ...testimonial, id: '1', status: 'approved' },
      { ...testimonial, id: '2', name: 'Bo', status: 'approved' },
    ]),
    none: success([]),
    texts: {
      loading: 'Loading testimonials...',
      failed: 'Failed to load testimonials. Please try again.',
      empty: 'No testimonials found. Add your first testimonial!',
      failure: 'Failed to update testimonial. Please try again.',
      deleted: 'Testimonial deleted successfully!',
    },
    add: 'Add Testimonial',
    edit: 'Edit testimonial by Ann',
    editing: 'Edit Testimonial',
    remove: 'Delete testimonial by Ann',
    removeCall: 'DELETE /testimonials/admin/1',
    question: 'Are you sure you want to delete this testimonial?',
    others: ['Edit testimonial by Bo', 'Delete testimonial by Bo', 'Reject testimonial by Bo'],
    call: 'PATCH /testimonials/admin/1',
    fields: ['Name (required)', 'Review (required)'],
  },
  'Message Templates': {
    screen: <TemplatesScreen />,
    title: 'Message Templates',
    table: 'Message templates',
    list: 'GET /templates',
    rows: success([aTemplate({ id: '1' }), aTemplate({ id: '2', name: 'Offer' })]),
    none: success([]),
    texts: {
      loading: 'Loading message templates...',
      failed: 'Failed to load message templates. Please try again.',
      empty: 'No message templates found. Add your first one!',
      failure: 'Failed to save the message template. Please try again.',
      deleted: 'Message template deleted',
    },
    add: 'Add Message Template',
    edit: 'Edit Not this time',
    editing: 'Edit Message Template',
    remove: 'Delete Not this time',
    removeCall: 'DELETE /templates/1',
    question: 'Are you sure you want to delete this message template?',
    others: ['Edit Offer', 'Delete Offer'],
    call: 'PUT /templates/1',
    fields: ['For (required)', 'Name (required)', 'Subject (required)', 'Text (required)'],
  },
}

type Reply = Parameters<typeof respond>[0][string]

beforeEach(signIn)

describe.each(Object.values(screens))('$title', (managed) => {
  const open = (responses: Record<string, unknown> = {}) => {
    respond({
      ...validSession,
      'GET /site-details': 'never',
      [managed.list]: managed.rows as Reply,
      ...(responses as Record<string, Reply>),
    })
    return renderAt('/', managed.screen)
  }

  test('says that it is loading, that it failed, and that there is nothing yet', async () => {
    const loading = open({ [managed.list]: 'never' })
    expect(screen.getByRole('heading', { name: managed.title })).toBeVisible()
    expect(screen.getByText(managed.texts.loading)).toBeVisible()
    expect(screen.queryByRole('button', { name: managed.add })).toBeNull()
    loading.unmount()
    const failed = open({ [managed.list]: failure() })
    expect(await screen.findByText(managed.texts.failed)).toBeVisible()
    failed.unmount()
    open({ [managed.list]: managed.none })
    expect(await screen.findByText(managed.texts.empty)).toBeVisible()
    if (managed.hint) expect(screen.getByText(managed.hint)).toBeVisible()
    if (managed.note) expect(screen.queryByText(managed.note)).toBeNull()
    expect(screen.getByRole('button', { name: managed.add })).toBeVisible()
  })

  test('nothing else can be started while a form is open', async () => {
    open()
    expect(await screen.findByRole('table', { name: managed.table })).toBeVisible()
    if (managed.note) expect(screen.getByText(managed.note)).toBeVisible()
    await press(managed.edit)
    expect(screen.getByRole('dialog', { name: managed.editing })).toBeVisible()
    for (const name of [managed.add, ...managed.others]) {
      const button = screen.getByRole('button', { name, hidden: true })
      expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    await press('Cancel')
    const [other = ''] = managed.others
    expect(screen.getByRole('button', { name: other })).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('nothing can be typed while the form is saved', async () => {
    open({ [managed.call]: 'never' })
    await press(managed.edit)
    await press('Save')
    await screen.findByRole('button', { name: 'Saving...' })
    for (const label of managed.fields) expect(screen.getByLabelText(label)).toBeDisabled()
  })

  test('says that the form was not saved', async () => {
    open({ [managed.call]: badGateway })
    await press(managed.edit)
    await press('Save')
    expect(await findToast(managed.texts.failure)).toBeVisible()
    expect(screen.getByRole('dialog', { name: managed.editing })).toBeVisible()
  })

  test('deletes after a question, and loads the list again', async () => {
    let deleted = false
    open({
      [managed.list]: () => (deleted ? managed.none : managed.rows),
      [managed.removeCall]: () => {
        deleted = true
        return { body: { success: true, message: 'Done' } }
      },
    })
    await press(managed.remove)
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(managed.question)).toBeVisible()
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press(managed.remove)
    await press('Delete')
    expect(await findToast(managed.texts.deleted)).toBeVisible()
    expect(await screen.findByText(managed.texts.empty)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
