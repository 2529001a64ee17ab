import type { CSSProperties } from 'react'
import { brandLogo, builtInLook, type Look } from '#contract/website/look/brand.ts'
import { type LookForm, LookForm as Schema } from '#contract/website/look/look.ts'
import { computePalette } from '#contract/website/look/palette.ts'
import {
  builtInColors,
  type Colors,
  fixedTones,
  type Scheme,
} from '#contract/website/look/tokens.ts'
import { typefaces } from '#contract/website/look/typefaces.ts'
import { useProviderName } from '#web/office/platform/provider.ts'
import { Brand } from '#web/ui/Brand.tsx'
import styles from './LookPreview.module.css'

/** A piece of the website in the chosen look, light and dark. */
export function LookPreview({ values }: { values: LookForm }) {
  const { main, accent } = values
  const chosen = Schema.pick({ main: true, accent: true }).safeParse({ main, accent })
  const { tones } = computePalette(chosen.data ?? builtInColors)
  const look = { ...builtInLook, ...values }
  return (
    <div className={styles.samples}>
      <link rel="stylesheet" href={`/look/fonts/${look.typeface}.css`} />
      <Sample scheme="light" look={look} tones={{ ...fixedTones.light, ...tones.light }} />
      <Sample
        scheme="dark"
        look={look}
        tones={{ ...tones.light, ...fixedTones.dark, ...tones.dark }}
      />
    </div>
  )
}

type SampleProps = { scheme: Scheme; look: Look; tones: Colors }

function Sample({ scheme, look, tones }: SampleProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>{scheme === 'light' ? 'Light' : 'Dark'}</figcaption>
      <div className={styles.sample} style={toStyle(tones, look.typeface)} aria-hidden="true">
        <div className={styles.header}>
          <Logo look={look} on={scheme === 'light' ? 'page' : 'band'} />
          <span className={styles.link}>Careers</span>
        </div>
        <div className={styles.body}>
          <b className={styles.heading}>A good life at home</b>
          <p>
            We support adults in the homes they choose.{' '}
            <span className={styles.link}>Read more</span>
          </p>
          <div className={styles.card}>
            <span className={styles.tag}>Full-time</span>
            <b className={styles.heading}>Job Coach</b>
            <p className={styles.soft}>Your town</p>
            <div className={styles.buttons}>
              <span className={styles.action}>View Job</span>
              <span className={styles.accent}>Apply Now</span>
            </div>
          </div>
        </div>
        <div className={styles.band}>
          <span className={styles.label}>Our mission</span>
          <Logo look={look} on="band" />
          <p>Everyone belongs.</p>
        </div>
      </div>
    </figure>
  )
}

/** Before it is saved, the drawing that comes with the product is drawn here in the chosen tones. */
function Logo({ look, on }: { look: Look; on: 'page' | 'band' }) {
  const name = useProviderName()
  if (!look.logo) return <Leaf on={on} name={name} />
  const { dark, print, ...logo } = brandLogo(look, on)
  const plate = logo.plate === 'always' ? logo.plate : undefined
  return <Brand name={name} line="" logo={{ ...logo, plate }} />
}

const Leaf = ({ on, name }: { on: 'page' | 'band'; name: string }) => (
  <span className={styles.brand}>
    <svg viewBox="0 0 64 64" className={styles.leaf} data-on={on} aria-hidden="true">
      <path d="M32 47.5C41 49.5 53 46 58.5 34.5C52 33.5 47.5 29.5 46.5 24C47 17.5 50 12.5 51 6.5C44 6.5 37.5 9 32 14.5C26.5 9 20 6.5 13 6.5C14 12.5 17 17.5 17.5 24C16.5 29.5 12 33.5 5.5 34.5C11 46 23 49.5 32 47.5Z" />
      <path d="M32 50.5C32.5 54.5 34 58 37 60.5" />
    </svg>
    <b>{name}</b>
  </span>
)

function toStyle(tones: Colors, typeface: string) {
  const stack = typefaces.find(({ id }) => id === typeface)?.stack
  const colors = Object.entries(tones)
  return Object.fromEntries([
    ...colors.map(([name, color]) => [`--${name}`, color]),
    ['fontFamily', stack],
  ]) as CSSProperties
}
