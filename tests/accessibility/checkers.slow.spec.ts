import { axeFindings, ibmFindings } from '../support/checkers.ts'
import { expect, test } from '../support/test.ts'

// The policy of the page before would still apply.
test.beforeEach(({ page }) => page.goto('about:blank'))

// A checker that finds nothing at all would let every page pass.
test('each checker finds what is wrong with a page', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title><main>
    <h1>A page</h1>
    <p style="color: #bbb; background: #fff">Pale</p>
    <fieldset><label><input type="radio" name="answer"> Yes</label></fieldset>
  </main></html>`)
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast: .*Pale/)])
  expect(await ibmFindings(page)).toEqual([expect.stringMatching(/^fieldset_label_valid: /)])
})

test('a small target is found, unless only a bar covers a part of it', async ({ page }) => {
  const show = (position: string) =>
    page.setContent(`<!doctype html><html lang="en"><title>A page</title><main>
      <h1>A page</h1>
      <button style="height: 40px">Below</button>
      <div style="position: ${position}; margin-top: -30px"><button style="height: 40px">Above</button></div>
    </main></html>`)
  await show('relative')
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^target-size: .*Below/)])
  await show('sticky')
  expect(await axeFindings(page)).toEqual([])
})
