import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anApplication, press, signIn, validSession } from '../../../../../tests/support/office.ts'
import { badGateway, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ResumeView } from './ResumeView.tsx'

beforeEach(signIn)

function show(name: string, responses = {}) {
  respond({ ...validSession, ...responses })
  const file = { path: `uploads/resumes/${name}`, name }
  renderAt('/', <ResumeView application={anApplication()} file={file} />)
}
const button = () => screen.queryByRole('button', { name: 'Show resume' })

test('shows the text of a Word document, and hides it', async () => {
  show('a.docx', { 'GET /careers/1/resume/text': { unchecked: 'Five years as a cook' } })
  await press('Show resume')
  expect(await screen.findByRole('region', { name: 'Resume of Tasha Greene' })).toHaveTextContent(
    'Five years as a cook',
  )
  await press('Hide resume')
  expect(screen.queryByRole('region')).toBeNull()
})

test('says that it could not be loaded', async () => {
  show('a.docx', { 'GET /careers/1/resume/text': badGateway })
  await press('Show resume')
  expect(await screen.findByRole('alert')).toHaveTextContent('The resume could not be loaded.')
})

test.each([
  ['a.pdf', true],
  ['a.png', true],
  ['a.doc', false],
])('%s can be shown: %s', (name, can) => {
  show(name)
  expect(button() !== null).toBe(can)
})
