import type { Page } from '@playwright/test'
import { applicationConsent } from '#content/application-form.ts'
import { bookletPath, easyFormPath, easyPageNames } from '#content/easy/easy.ts'
import { rights } from '#content/easy/rights.ts'
import { englishOnly } from '#content/es/language.ts'
import { accessibility, privacy } from '#content/legal.ts'
import { referralConsent } from '#content/referral-online.ts'
import { storyPermission } from '#content/story.ts'
import type { ReviewedTexts, SpanishReview } from '#contract/records/spanish-reviews.ts'
import { signIn } from '../support/office-calls.ts'
import { administrator } from '../support/server.ts'
import { findLeftOver, readRecords, readTexts, spanishPages } from '../support/spanish.ts'
import { expect, test } from '../support/test.ts'

// The marks would change what other files find.
test.use({ ownServer: 'Spanish', allowedErrors: [/404/] })

const noticeText = 'Ask us for an interpreter.'

/** A page or dialog with a critical text: its English, and the Spanish that stands there once it is reviewed. */
const critical: { name: string; open: (page: Page) => Promise<unknown>; en: string; es: string }[] =
  [
    {
      name: 'the privacy notice and the terms',
      open: (page) => page.goto('/es/privacy'),
      en: String(privacy.sections.en.at(-1)?.paragraphs[0]),
      es: 'Este sitio da información general.',
    },
    {
      name: 'the accessibility statement',
      open: (page) => page.goto('/es/accessibility'),
      en: String(accessibility.sections.en[0]?.title),
      es: 'La norma que seguimos',
    },
    {
      name: 'a notice',
      open: (page) => page.goto('/es/notices'),
      en: noticeText,
      es: 'Pídanos un intérprete.',
    },
    {
      name: 'the consent of a referral',
      open: (page) => page.goto('/es/referral/online'),
      en: referralConsent.en.replace('{provider}', 'Tulip Poplar Care'),
      es: 'La persona, o su tutor o curador legal, sabe de esta remisión.',
    },
    {
      name: 'the permission of a story',
      open: async (page) => {
        await page.goto('/es/')
        await expect(page.getByRole('button', { name: 'Hacer una pregunta' })).toBeVisible()
        await page.getByRole('button', { name: 'Cuente su historia' }).click()
      },
      en: storyPermission.en,
      es: 'Pueden mostrar mis palabras y este nombre en su sitio.',
    },
    {
      name: 'the consent of an application',
      open: async (page) => {
        const { data: jobs } = await (await page.request.get('/api/jobs')).json()
        await page.goto(`/es/jobs/${jobs[0].id}`)
        await page.locator('dialog[data-taken-over]').waitFor()
        await page.getByRole('button', { name: 'Postularse' }).click()
      },
      en: applicationConsent.en.given,
      es: 'He leído el acuerdo de consentimiento.',
    },
    {
      name: 'Easy Read about rights',
      open: (page) => page.goto('/es/easy/your-rights'),
      en: rights.en.yourRights.sayNo,
      es: 'Tiene derecho a decir no.',
    },
    {
      name: 'Easy Read about danger',
      open: (page) => page.goto('/es/easy/do/wrong'),
      en: rights.en.danger,
      es: 'Llame al 911 si está en peligro ahora.',
    },
    {
      name: 'the consent in Easy Read',
      open: (page) => page.goto('/es/easy/do/help#ask-consent'),
      en: rights.en.consent,
      es: '¿Podemos guardar esto y llamarle?',
    },
  ]

const onlyEnglish = new RegExp(`${englishOnly.note}. Si tiene`)
/** The open dialog, or else the page. */
const opened = (page: Page) => page.locator('body:not(:has(dialog[open])) main, dialog[open]')

async function markAll(url: string, reviewed: boolean) {
  const office = await signIn(url, administrator)
  const texts: SpanishReview[] = await office.json('GET', '/admin/spanish-reviews')
  for (const { id, hash } of texts) {
    const path = `/admin/spanish-reviews/${encodeURIComponent(id)}`
    await office.json('PUT', path, { hash, reviewed })
  }
}

test.beforeAll(async ({ fileServer }) => {
  const office = await signIn(fileServer.url, administrator)
  const path = '/admin/notices/language-help'
  const { updatedAt } = await office.json('PUT', path, { text: `<p>${noticeText}</p>` })
  const text = { en: `<p>${noticeText}</p>`, es: '<p>Pídanos un intérprete.</p>' }
  const body = { texts: { text }, updatedAt }
  await office.json('PUT', '/admin/spanish/notice/language-help', body)
  await office.json('PATCH', path, { published: true })
})

test('until someone has reviewed it, each critical text is English, marked, with the phone', async ({
  page,
}) => {
  for (const { name, open, en, es } of critical) {
    await open(page)
    const part = opened(page)
    await expect(part.locator('[lang="en"]').getByText(en).first(), name).toBeVisible()
    await expect(part.getByText(onlyEnglish).first(), name).toBeVisible()
    await expect(part.getByText(es), name).toHaveCount(0)
  }
})

test.describe('with everything marked as reviewed', () => {
  test.beforeAll(({ fileServer }) => markAll(fileServer.url, true))
  test.afterAll(({ fileServer }) => markAll(fileServer.url, false))

  test('each critical text is in Spanish', async ({ page }) => {
    for (const { name, open, en, es } of critical) {
      await open(page)
      const part = opened(page)
      await expect(part.getByText(es).first(), name).toBeVisible()
      await expect(part.getByText(en), name).toHaveCount(0)
      await expect(part.getByText(onlyEnglish), name).toHaveCount(0)
    }
  })

  test('no page or form of Easy Read has a text of its English twin', async ({ page }) => {
    const paths = [...easyPageNames.map((name) => bookletPath(name)), easyFormPath('complaint')]
    const records = await readRecords(page)
    for (const path of paths) {
      await page.goto(path)
      const english = await readTexts(page, 'main')
      await page.goto(`/es${path}`)
      const left = findLeftOver(await readTexts(page, 'main'), english, records)
      expect(left, path).toEqual([])
    }
  })

  test('no other page has English at all', async ({ page }) => {
    const records = await readRecords(page)
    for (const path of [...spanishPages, '/notices']) {
      if (path.startsWith('/easy')) continue
      await page.goto(path)
      const english = await readTexts(page, 'body')
      await page.goto(`/es${path}`)
      expect(findLeftOver(await readTexts(page, 'body'), english, records), path).toEqual([])
      const marked = await page.locator('[lang="en"]').allTextContents()
      expect(
        marked.filter((text) => text !== 'English'),
        path,
      ).toEqual([])
    }
  })

  test('the small words and the answers of the assistant were among what is reviewed', async ({
    fileServer,
  }) => {
    const office = await signIn(fileServer.url, administrator)
    const find = async (id: string) =>
      ((await office.json('GET', `/admin/spanish-reviews/${id}`)) as ReviewedTexts).texts
    const pair = (en: string, es: string) => ({ en, es, rich: false })
    expect(await find('ui')).toContainEqual(pair('Close', 'Cerrar'))
    const answers = await find('assistant')
    expect(answers).toContainEqual(pair('What does it cost?', '¿Cuánto cuesta?'))
    expect(answers.map(({ es }) => es).join()).toContain('Llame al 911 ahora')
    expect(answers.filter(({ en, es }) => /undefined|\[object/.test(en + es))).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the consent of a referral is in Spanish', async ({ page }) => {
      await page.goto('/es/referral/online')
      await expect(page.getByText('sabe de esta remisión')).toBeVisible()
    })
  })
})

test('an owner compares a critical text, marks it, and takes the mark back', async ({
  page,
  signIn,
  expectNoFindings,
}) => {
  await signIn('spanish')
  const open = page.getByRole('table', { name: 'Not reviewed' })
  await expect(open.getByRole('row').nth(1)).toContainText('Critical')
  await expectNoFindings()
  await open.getByRole('button', { name: 'Compare “Privacy and Terms”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy and Terms' })
  await expect(dialog.getByText('Condiciones de uso')).toBeVisible()
  await expectNoFindings()
  await dialog.getByRole('button', { name: 'Mark reviewed' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Reviewed 1', exact: true }).click()
  const row = page.getByRole('row', { name: /Privacy and Terms/ })
  await expect(row).toContainText(/admin.*20\d\d/)
  await row.getByRole('button', { name: /^Compare/ }).click()
  await dialog.getByRole('button', { name: 'Undo the mark' }).click()
  await expect(page.getByText('Nobody has reviewed a text yet.')).toBeVisible()
})
