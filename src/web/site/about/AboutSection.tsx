import { langOf } from '#content/lang-of.ts'
import { withName } from '#content/provider.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { Section, SectionTitle } from '../layout/Section.tsx'
import { SitePicture } from '../layout/SitePicture.tsx'
import { useSiteDetails } from '../site-details.ts'
import { paragraphs, useTexts } from '../texts.ts'
import styles from './AboutSection.module.css'

export function AboutSection() {
  const { about, english } = useTexts()
  const { title, lead, picture, caption } = about
  const details = useSiteDetails()
  const lang = (name: keyof typeof about) => langOf(english, `about/${name}`)
  return (
    <Section id="about">
      <div className={styles.columns}>
        <div>
          <LeafSprig />
          <SectionTitle of="about" lang={lang('title')}>
            {title}
          </SectionTitle>
          <EnglishNote of={english} below="about/" as="p" />
          {lead && (
            <p className={styles.lead} lang={lang('lead')}>
              {withName(lead, details)}
            </p>
          )}
          <div className={styles.more}>
            {(['text', 'ofTheName'] as const).map((name) =>
              paragraphs(withName(about[name], details)).map((paragraph) => (
                <p key={paragraph} lang={lang(name)}>
                  {paragraph}
                </p>
              )),
            )}
          </div>
        </div>
        {(picture || caption) && (
          <figure className={styles.picture}>
            <SitePicture picture={picture} sizes="(width >= 64.0625em) min(50vw, 660px), 100vw" />
            {caption && <figcaption lang={lang('caption')}>{caption}</figcaption>}
          </figure>
        )}
      </div>
    </Section>
  )
}

function LeafSprig() {
  return (
    <svg className={styles.leaf} viewBox="0 0 64 64" aria-hidden="true">
      <path
        className={styles.blade}
        d="M32 47.5C41 49.5 53 46 58.5 34.5C52 33.5 47.5 29.5 46.5 24C47 17.5 50 12.5 51 6.5C44 6.5 37.5 9 32 14.5C26.5 9 20 6.5 13 6.5C14 12.5 17 17.5 17.5 24C16.5 29.5 12 33.5 5.5 34.5C11 46 23 49.5 32 47.5Z"
      />
      <path
        className={styles.veins}
        d="M32 47V22M32 41.5L47 36.5M32 41.5L17 36.5M32 32L42.5 18M32 32L21.5 18"
      />
      <path className={styles.stem} d="M32 50.5C32.5 54.5 34 58 37 60.5" />
    </svg>
  )
}
