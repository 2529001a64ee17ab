import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInLook } from '#contract/website/look/brand.ts'
import { contrast } from '#contract/website/look/colors.ts'
import { computePalette } from '#contract/website/look/palette.ts'
import { builtInTones, fixedTones, pairs, type Scheme } from '#contract/website/look/tokens.ts'
import { stylesOf } from '#server/website/look/look-styles.ts'

const styles = readFileSync('src/web/styles/tokens.css', 'utf8')

/** The colors of the built-in design by their token, with the meanings resolved. */
function readTokens(scheme: Scheme) {
  const [light = '', dark = ''] = styles.split('@media screen and (prefers-color-scheme: dark)')
  const declared = (text: string) =>
    [...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value] as const)
  const values = new Map(declared(light))
  const [dim = ''] = dark.split('@media')
  if (scheme === 'dark') for (const [name, value] of declared(dim)) values.set(name, value)
  const resolve = (name: string): string => {
    const value = values.get(name) ?? ''
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return other ? resolve(other) : value
  }
  return resolve
}

test.each(['light', 'dark'] as const)(
  'the built-in %s tones are those of the stylesheet',
  (scheme) => {
    const resolve = readTokens(scheme)
    const { main, accent } = builtInTones[scheme]
    for (const [name, color] of Object.entries({ ...main, ...accent, ...fixedTones[scheme] })) {
      expect([name, color]).toEqual([name, resolve(name)])
    }
  },
)

test('what is checked is what a browser shows', () => {
  const chosen = { ...builtInLook, main: '#b3123f', accent: '#4fd1c5' }
  const [light = '', dark = ''] = stylesOf(chosen).split('@media')
  const declared = (text: string) =>
    new Map([...text.matchAll(/--([\w-]+):(#[\da-f]{6})/g)].map(([, name, color]) => [name, color]))
  const [forAll, forDark] = [declared(light), declared(dark)]
  // The colors for all come after the built-in ones for the dark scheme, so they win over those.
  const shown = (scheme: Scheme, name: string) =>
    (scheme === 'dark' ? forDark.get(name) : undefined) ??
    forAll.get(name) ??
    readTokens(scheme)(name)
  const { checked } = computePalette(chosen)
  expect(checked).toHaveLength(pairs.length)
  for (const { front, back, ratio } of checked) {
    const ratios = (['light', 'dark'] as const).map((scheme) =>
      contrast(shown(scheme, front), shown(scheme, back)),
    )
    expect([front, back, ratio]).toEqual([front, back, Math.min(...ratios)])
  }
})
