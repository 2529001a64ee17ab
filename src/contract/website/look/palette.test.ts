import { describe, expect, test } from 'vitest'
import { contrast, toColor, toTone } from './colors.ts'
import { computePalette } from './palette.ts'
import { builtInColors, builtInTones } from './tokens.ts'

/** The same colors in every run. */
function randomColors(count: number) {
  let seed = 20261117
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return `#${Math.floor((seed / 2 ** 31) * 2 ** 24)
      .toString(16)
      .padStart(6, '0')}`
  }
  return Array.from({ length: count }, () => ({ main: next(), accent: next() }))
}

const extremes = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff00ff']
const combinations = extremes.flatMap((main) => extremes.map((accent) => ({ main, accent })))

test('the built-in colors give the built-in tones', () => {
  const { used, tones } = computePalette(builtInColors)
  expect(used).toEqual(builtInColors)
  for (const scheme of ['light', 'dark'] as const) {
    const { main, accent } = builtInTones[scheme]
    expect(tones[scheme]).toEqual({ ...main, ...accent })
  }
})

test('every pair of text and background passes, whatever the colors', () => {
  for (const chosen of [...combinations, ...randomColors(300)]) {
    const failed = computePalette(chosen).checked.filter(({ ratio, least }) => ratio < least)
    expect({ chosen, failed }).toEqual({ chosen, failed: [] })
  }
})

describe('a chosen color', () => {
  test('that passes stays as it is', () => {
    const chosen = { main: '#1d4ed8', accent: '#f59e0b' }
    const { used, tones } = computePalette(chosen)
    expect(used).toEqual(chosen)
    expect(tones.light).toMatchObject({ action: chosen.main, 'accent-fill': chosen.accent })
    expect(tones.dark).toMatchObject({ 'accent-fill': chosen.accent })
  })

  test('that white text cannot be read on becomes darker, in the same hue, and no more than it must', () => {
    const { used } = computePalette({ main: '#ffd400', accent: '#eba63c' })
    expect(contrast(used.main, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(used.main, '#ffffff')).toBeLessThan(4.7)
    expect(Math.abs(toTone(used.main).hue - toTone('#ffd400').hue)).toBeLessThan(3)
  })

  test('for loud buttons has dark or white text, whichever can be read', () => {
    const onAccent = (accent: string) =>
      computePalette({ main: '#1d4ed8', accent }).tones.light['on-accent'] ?? ''
    expect(onAccent('#3b0764')).toBe('#ffffff')
    expect(contrast(onAccent('#fde047'), '#000000')).toBeLessThan(1.5)
  })
})

test('colors survive the way to a tone and back', () => {
  for (const { main } of randomColors(200)) expect(toColor(toTone(main))).toBe(main)
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
