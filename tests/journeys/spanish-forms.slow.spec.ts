import type { Page } from '@playwright/test'
import { story } from '#content/story.ts'
import { toUpload } from '../support/apply.ts'
import { pdfFile, pngFile } from '../support/documents.ts'
import { signIn } from '../support/office-calls.ts'
import { administrator } from '../support/server.ts'
import { findLeftOver, readRecords, readTexts } from '../support/spanish.ts'
import { expect, test } from '../support/test.ts'

/** What the steps of an application are called. */
const steps = {
  '': {
    apply: 'Apply Now',
    send: 'Submit Application',
    photos: 'Take photos of your resume instead',
    fields: ['First Name', 'Last Name', 'Email', 'Phone'],
    resume: /^Resume/,
    photo: 'Photos of your resume',
    identity: 'Identification documents',
    sent: /was sent/,
  },
  '/es': {
    apply: 'Postularse',
    send: 'Enviar la solicitud',
    photos: 'O tome fotos de su currículum',
    fields: ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono'],
    resume: /^Currículum/,
    photo: 'Fotos de su currículum',
    identity: 'Documentos de identificación',
    sent: /fue enviada/,
  },
}

/** Opens a job and applies for it with every mistake that the form explains. Returns all that it said. */
async function readApplication(page: Page, start: keyof typeof steps, email: string) {
  const { apply, send, photos, fields, resume, photo, identity, sent } = steps[start]
  const texts: string[] = []
  const read = async () => {
    texts.push(...(await readTexts(page, 'dialog, #careers, #toasts')))
  }
  const { data: jobs } = await (await page.request.get('/api/jobs')).json()
  await page.goto(`${start}/jobs/${jobs[0].id}`)
  await page.locator('dialog[data-taken-over]').waitFor()
  await read()
  await page.getByRole('button', { name: apply }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: send }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(2)
  await read()
  const wrong = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await dialog.getByLabel(resume).setInputFiles(wrong)
  await dialog.getByLabel(identity).setInputFiles(wrong)
  await dialog.getByRole('button', { name: photos }).click()
  const choosePhotos = dialog.getByLabel(photo, { exact: true })
  await choosePhotos.setInputFiles(wrong)
  for (const name of fields) await dialog.getByLabel(name).fill('no')
  await dialog.getByRole('button', { name: send }).click()
  await read()
  await choosePhotos.setInputFiles(await toUpload(await pngFile('page.png')))
  await read()
  await dialog.getByLabel(resume).setInputFiles(await toUpload(pdfFile('resume.pdf')))
  await dialog.getByLabel(identity).setInputFiles(await toUpload(await pngFile('passport.png')))
  const values = ['Ana', 'Reyes', email, '(615) 555-0177']
  for (const [index, name] of fields.entries()) {
    await dialog.getByLabel(name).fill(values[index] ?? '')
  }
  await dialog.getByRole('checkbox').check()
  await read()
  await dialog.getByRole('button', { name: send }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#careers').getByText(sent)).toBeVisible()
  await read()
  return texts
}

test('an application in Spanish says nothing in English, and staff see its language', async ({
  page,
  server,
}) => {
  const english = await readApplication(page, '', 'ana.english@example.org')
  // The page names what was sent from this tab, with the title as it was then.
  await page.evaluate(() => sessionStorage.clear())
  const spanish = await readApplication(page, '/es', 'ana.spanish@example.org')
  expect(findLeftOver(spanish, english, await readRecords(page))).toEqual([])
  const { headers } = await signIn(server.url, administrator)
  const found = await page.request.get('/api/careers?search=ana.spanish', { headers })
  expect((await found.json()).data).toMatchObject([{ language: 'es' }])
})

test('the forms say in Spanish what is wrong, and that they were sent', async ({ page }) => {
  await page.goto('/es/')
  const contact = page.locator('#contact-form')
  await expect(page.getByRole('button', { name: 'Hacer una pregunta' })).toBeVisible()
  await contact.getByRole('button', { name: 'Enviar' }).click()
  await expect(contact.getByRole('alert')).toHaveText(
    'Llene todos los campos obligatorios (nombre y mensaje)',
  )
  for (const text of ['Escriba su correo electrónico', 'Escriba su mensaje']) {
    await expect(contact.getByText(text)).toBeVisible()
  }

  await page.getByRole('button', { name: 'Cuente su historia' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enviar mi historia' }).click()
  await expect(dialog.getByText('Escriba unas palabras')).toBeVisible()
  const english = Object.values(story)
  expect((await readTexts(page, 'dialog')).filter((text) => english.includes(text))).toEqual([])
  await dialog.getByLabel('El nombre que mostramos').fill('Una abuela')
  await dialog.getByLabel('Sus palabras').fill('Mi nieto está feliz.')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Enviar mi historia' }).click()
  await expect(page.getByRole('dialog', { name: 'Gracias. Recibimos su historia.' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/400/] })

  test('a message is answered in Spanish', async ({ page }) => {
    await page.goto('/es/')
    await page.getByLabel('Nombre completo').fill('Ana Ruiz')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page).toHaveTitle('Contacto: Tulip Poplar Care')
    await expect(page.getByText('Escriba su mensaje')).toBeVisible()
    await page.getByLabel('Mensaje').fill('¿Podemos ver una casa?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('heading', { name: '¡Gracias por su mensaje!' })).toBeVisible()
  })
})

test('the switch keeps what was typed, without asking', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  await page.getByLabel('Full Name').fill('Ana Ruiz')
  await page.getByLabel('Message').fill('¿Podemos ver una casa?')
  await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz')
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Podemos ver una casa?')
  await page.reload()
  await expect(page.getByLabel('Mensaje')).toBeEmpty()

  await page.goto('/referral/online')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Your name').fill('Elena Ruiz')
  await page.getByLabel(/^County/).selectOption('Rutherford')
  await page.getByLabel(/interpreter/).check()
  await page.locator('[name=consent]').check()
  await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click()
  await expect(page).toHaveURL('/es/referral/online')
  await expect(page.getByLabel('Su nombre')).toHaveValue('Elena Ruiz')
  await expect(page.getByLabel(/^Condado/)).toHaveValue('Rutherford')
  await expect(page.getByLabel(/intérprete/)).toBeChecked()
  // It was given to the words of the other page.
  await expect(page.locator('[name=consent]')).not.toBeChecked()
  await expect(page.locator('form [name=language]').first()).toHaveValue('es')
  expect(asked).toEqual([])
})

test('a mother refers her son in Spanish, and her private link answers in Spanish', async ({
  page,
}) => {
  await page.goto('/referral/online')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const english = await readTexts(page, 'body')
  await page.goto('/es/referral/online')
  await page.waitForLoadState('networkidle')
  const send = page.getByRole('button', { name: 'Enviar la remisión' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Corrija los campos marcados.')
  const records = await readRecords(page)
  expect(findLeftOver(await readTexts(page, 'main'), english, records)).toEqual([])

  await page.getByLabel('Su nombre').fill('Elena Ruiz')
  await page.getByLabel('Su teléfono').fill('(615) 555-0163')
  await page.getByLabel('Nombre completo').fill('Mateo Ruiz')
  await page.getByLabel(/^Condado/).selectOption('Rutherford')
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await send.click()
  const thanks = page.getByRole('heading', { name: 'Gracias. Recibimos su remisión.' })
  await expect(thanks).toBeFocused()
  await page.getByRole('link', { name: 'Ver cómo va' }).click()
  await expect(page.getByText('Recibimos su remisión.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Elija un archivo o escriba algo.')).toBeVisible()
  const spanishLink = page.url()

  const inEnglish = new URL(spanishLink).pathname.replace('/es/', '/')
  const other = page.getByRole('banner').getByRole('link', { name: 'English' })
  await expect(other).toHaveAttribute('href', inEnglish)
  await page.goto(inEnglish)
  const privateTexts = await readTexts(page, 'body')
  await page.goto(spanishLink)
  expect(findLeftOver(await readTexts(page, 'body'), privateTexts, records)).toEqual([])
  await page.getByRole('link', { name: 'Retirar mi remisión' }).click()
  await page.getByRole('button', { name: 'Sí, retirarla' }).click()
  await expect(page).toHaveURL(spanishLink)
  await expect(page.getByText('Su remisión está retirada.')).toBeVisible()
})
