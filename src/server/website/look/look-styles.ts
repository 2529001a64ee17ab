import { createHash } from 'node:crypto'
import { builtInLook, type Look } from '#contract/website/look/brand.ts'
import { computePalette, isBuiltIn } from '#contract/website/look/palette.ts'
import { type Colors, fixedTones } from '#contract/website/look/tokens.ts'
import { typefaces } from '#contract/website/look/typefaces.ts'
import { fontFaces } from './look-fonts.ts'

type Chosen = Omit<Look, 'key'>

/** The tokens that differ from the built-in ones. It comes after the built-in styles, in the same layer. */
export function stylesOf(look: Chosen): string {
  const typeface = typefaces.find(({ id }) => id === look.typeface)
  const font =
    typeface && typeface.id !== builtInLook.typeface
      ? `${fontFaces(typeface)}@layer tokens{:root{--font:${typeface.stack}}}`
      : ''
  return isBuiltIn(look) ? font : `${font}${colorStyles(look)}`
}

function colorStyles(look: Chosen) {
  const { light, dark } = computePalette(look).tones
  // What the built-in styles say for these conditions is repeated, because the colors for all would win over it.
  return `@layer tokens{:root{${declare(light)}}
@media screen and (prefers-color-scheme:dark){:root{${declare({ ...fixedTones.dark, ...dark })}}}
@media (prefers-contrast:more){:root{--text-soft:var(--text);--line:var(--line-strong)}}}
`
}

const declare = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

/**
 * Names what is made from a look in its addresses, so that browsers may keep it forever. Another look, and another
 * version of the program that makes something else of the same look, has another one.
 */
export function keyOf(look: Chosen): string {
  const { logo, logoOnDark, icon } = look
  const pictures = [logo, logoOnDark, icon].map((picture) => picture?.id)
  const styles = stylesOf(look)
  if (styles === '' && pictures.every((id) => id === undefined)) return ''
  return createHash('sha256')
    .update(JSON.stringify([styles, pictures]))
    .digest('hex')
    .slice(0, 16)
}
