import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/Trusted(HTML| ?Type)/i] })

for (const path of ['/', '/admin']) {
  test(`text that would become markup on ${path} is stopped and reported`, async ({ page }) => {
    await page.goto(path)
    const reported = page.waitForResponse('**/api/policy-reports')
    const stopped = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'
        return false
      } catch {
        return true
      }
    })
    expect(stopped).toBe(true)
    expect((await reported).status()).toBe(200)
  })
}
