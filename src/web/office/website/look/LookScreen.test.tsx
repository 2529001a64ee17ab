import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInLook, type LookPicture } from '#contract/website/look/brand.ts'
import { type EditedLook, lookMessages } from '#contract/website/look/look.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { LookScreen } from './LookScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

const picture = (fields: Partial<LookPicture> = {}): LookPicture => ({
  id: 'a'.repeat(32),
  type: 'svg',
  width: 300,
  height: 96,
  onLight: true,
  onDark: false,
  ...fields,
})

/** A server that stores the look. */
function serve(stored: Partial<EditedLook> = {}, added = picture(), leftOut: string[] = []) {
  const sent: Record<string, unknown>[] = []
  let data: EditedLook = { ...builtInLook, updatedAt: '', ...stored }
  respond({
    ...validSession,
    'GET /admin/look': () => success(data),
    'PUT /admin/look': (init) => {
      const body = JSON.parse(String(init?.body))
      sent.push(body)
      data = { ...data, main: body.main, key: 'k1', updatedAt: '2026-11-15T15:00:00.000Z' }
      return success(data)
    },
    'POST /admin/look/pictures': () => success({ picture: added, leftOut }),
  })
  return sent
}

const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
async function retype(label: string, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
const chooseFile = async (label: string, name = 'logo.svg') =>
  userEvent.upload(
    await screen.findByLabelText(label, { selector: 'input' }),
    new File(['<svg/>'], name),
    {
      applyAccept: false,
    },
  )

test('a color on which text could not be read is shown beside the one that is used', async () => {
  serve()
  renderAt('/', <LookScreen />)
  await retype('Main color', '#ffcc00')
  const moved = screen.getByText('You chose').closest('[role=status]') as HTMLElement
  expect(moved).toHaveTextContent(/^You chose #ffcc00We use #[\da-f]{6}The nearest color/)
  expect(screen.getByText(/^All \d+ pairs of text and background pass/)).toBeVisible()
  await retype('Main color', '#1d4ed8')
  expect(screen.queryByText('You chose')).toBeNull()
})

test('the sample has the tones of what is chosen, in light and dark', async () => {
  serve()
  renderAt('/', <LookScreen />)
  await retype('Main color', '#1d4ed8')
  const tone = (scheme: string, name: string) =>
    screen.getByText(scheme).nextElementSibling instanceof HTMLElement &&
    (screen.getByText(scheme).nextElementSibling as HTMLElement).style.getPropertyValue(name)
  expect(tone('Light', '--action')).toBe('#1d4ed8')
  expect(tone('Dark', '--action')).not.toBe('#1d4ed8')
  expect(tone('Dark', '--heading')).toBe('#f4f3e8')
})

test('the sample is set in the chosen typeface, with its files', async () => {
  serve()
  renderAt('/', <LookScreen />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Literata' }))
  expect(screen.getByText(/^A book typeface/)).toBeVisible()
  const sample = screen.getByText('Light').nextElementSibling as HTMLElement
  expect(sample.style.fontFamily).toContain('Literata Variable')
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
  expect(sheets.map((sheet) => sheet.getAttribute('href'))).toContain('/look/fonts/literata.css')
})

test('what is no color is refused at its field', async () => {
  const sent = serve()
  renderAt('/', <LookScreen />)
  await retype('Accent color', 'green')
  await press('Save')
  expect(await screen.findByText(lookMessages.color)).toBeVisible()
  expect(await field('Accent color')).toBeInvalid()
  expect(sent).toEqual([])
})

test('saves the colors and pictures, and shows the office in the new look', async () => {
  const sent = serve()
  renderAt('/', <LookScreen />)
  await retype('Main color', '#1D4ED8')
  await chooseFile('Logo')
  await screen.findByLabelText('Logo for dark backgrounds')
  await press('Save')
  await findToast('Look saved')
  expect(sent).toEqual([
    {
      main: '#1d4ed8',
      accent: '#eba63c',
      typeface: builtInLook.typeface,
      logo: 'a'.repeat(32),
      logoOnDark: null,
      icon: null,
      updatedAt: '',
    },
  ])
  const styles = document.getElementById('look-styles') as HTMLLinkElement
  expect(styles.getAttribute('href')).toBe('/look/k1/styles.css')
})

test('says where a logo can hardly be seen, and what was left out of a drawing', async () => {
  serve({}, picture({ onLight: false }), ['text', 'code'])
  renderAt('/', <LookScreen />)
  await chooseFile('Logo')
  expect(await screen.findByText(/hardly be seen on a light background/)).toBeVisible()
  expect(screen.getByText(/on a white plate/)).toBeVisible()
  expect(screen.getByText(/we left out: text and links or code/)).toBeVisible()
})

test('says why a file is refused, by the browser and by the server', async () => {
  serve()
  renderAt('/', <LookScreen />)
  await chooseFile('Icon', 'icon.gif')
  expect(await screen.findByText(lookMessages.type)).toBeVisible()
  respond({ ...validSession, 'POST /admin/look/pictures': failure(415, lookMessages.square) })
  await chooseFile('Icon', 'icon.png')
  expect(await screen.findByText(lookMessages.square)).toBeVisible()
})

test('the built-in look is chosen again with one button, and used when it is saved', async () => {
  const stored = { main: '#1d4ed8', logo: picture(), logoOnDark: picture(), updatedAt: '1' }
  const sent = serve(stored)
  renderAt('/', <LookScreen />)
  await press('Reset to the built-in look')
  expect(await field('Main color')).toHaveValue(builtInLook.main)
  expect(screen.getByText('The built-in look is chosen. Save to use it.')).toBeVisible()
  expect(sent).toEqual([])
  await press('Save')
  await waitFor(() => expect(sent).toMatchObject([{ main: '#225745', logo: null }]))
})

test('removing the logo also removes the one for dark backgrounds', async () => {
  const sent = serve({ logo: picture(), logoOnDark: picture({ onDark: true }) })
  renderAt('/', <LookScreen />)
  await screen.findByLabelText('Logo for dark backgrounds')
  const panel = within(screen.getByRole('region', { name: 'Logo' }))
  await userEvent.click(panel.getAllByRole('button', { name: 'Remove picture' })[0] as HTMLElement)
  expect(screen.queryByLabelText('Logo for dark backgrounds')).toBeNull()
  await press('Save')
  await waitFor(() => expect(sent).toMatchObject([{ logo: null, logoOnDark: null }]))
})
