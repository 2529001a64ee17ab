import { expect, test } from '../support/test.ts'
import { restoreTexts } from '../support/through-api.ts'

test.afterEach(({ request }) => restoreTexts(request))

test('the longest word stays inside of a small screen', async ({ page, request }) => {
  await restoreTexts(request, 'x'.repeat(60))
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await expect(page.getByText('x'.repeat(60)).first()).toBeVisible()
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('ul[tabindex], [role="group"], #hero, #team'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(wide).toEqual([])
})
