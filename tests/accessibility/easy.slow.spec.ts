import { PDFDocument } from '@cantoo/pdf-lib'
import {
  bookletPath,
  easyFormNames,
  easyFormPath,
  easyPageNames,
  easyPath,
} from '#content/easy/easy.ts'
import { expect, test } from '../support/test.ts'

const pages = [easyPath(), ...easyPageNames.map((name) => easyPath(name))]
const forms = [easyFormPath('help'), easyFormPath('wrong'), bookletPath('events')]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [name, paths] of Object.entries({ pages, forms })) {
    test(`the ${name} have no findings`, async ({ page, expectAccessible }) => {
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectAccessible()
      }
    })
  }

  // The same elements as in English, so one page of each kind is enough.
  test('the pages in Spanish have no findings', async ({ page, expectNoFindings }) => {
    for (const path of [easyPath(), easyPath('not-safe'), ...forms]) {
      await page.goto(`/es${path}`, { waitUntil: 'networkidle' })
      await expectNoFindings()
    }
  })
})

test('no question of a form has findings', async ({ page, expectNoFindings }) => {
  await page.goto('/easy/events')
  const event = await page.getByRole('link', { name: 'I want to come' }).getAttribute('href')
  const others = easyFormNames.filter((name) => name !== 'event').map((name) => easyFormPath(name))
  for (const path of [...others, event ?? '']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const next = page.getByRole('link', { name: 'Next' })
    await expectNoFindings()
    while (await next.isVisible()) {
      const section = (await next.getAttribute('href')) ?? ''
      await next.click()
      await expect(page.locator(section)).toBeVisible()
      await expectNoFindings()
    }
    await expect(page.getByRole('button', { name: /send/i })).toBeVisible()
  }
})

test('has no findings in dark mode', async ({ page, expectNoFindings }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/easy/not-safe', { waitUntil: 'networkidle' })
  await expectNoFindings()
})

for (const path of ['/easy/booklet', '/es/easy/booklet']) {
  test(`${path} prints on Letter in 16 pt, with each idea whole beside its picture`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
    for (const sheet of pdf.getPages()) expect(sheet.getSize()).toEqual({ width: 612, height: 792 })

    await page.setViewportSize({ width: 682, height: 900 })
    await page.emulateMedia({ media: 'print' })
    const ideas = await page
      .locator('section > ul > li, section > div > ul > li')
      .evaluateAll((items) =>
        items.map((item) => {
          const [picture, words] = [...item.children].map((part) => part.getBoundingClientRect())
          const text = item.querySelector('p') ?? item
          return {
            pictureIsLeft: Number(picture?.right) <= Number(words?.left),
            isWhole: getComputedStyle(item).breakInside,
            points: Math.round(Number.parseFloat(getComputedStyle(text).fontSize) * 0.75),
          }
        }),
      )
    expect(ideas.length).toBeGreaterThan(100)
    const right = { pictureIsLeft: true, isWhole: 'avoid', points: 16 }
    expect(ideas.filter((idea) => JSON.stringify(idea) !== JSON.stringify(right))).toEqual([])
  })
}

// At 400 % zoom, a window of 1280 px is 320 px wide.
test('fits 320 px, with text of at least 20 px and pictures above the words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/easy', '/easy/not-safe', '/easy/who-can-get-help/3', '/easy/talk-to-us']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const faults = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const small = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
        (element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 20,
      )
      return { overflow: scrollWidth - clientWidth, small: small.map((each) => each.textContent) }
    })
    expect(faults, path).toEqual({ overflow: 0, small: [] })
  }
  await page.goto('/easy/not-safe')
  const [idea] = await page.getByRole('main').getByRole('listitem').all()
  const picture = await idea?.locator('img').boundingBox()
  const words = await idea?.getByText('Call 911 if').boundingBox()
  expect(words?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
})
