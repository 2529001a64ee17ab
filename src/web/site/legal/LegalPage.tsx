import { useEffect } from 'react'
import { accessibility, privacy } from '#content/legal.ts'
import { withName } from '#content/provider.ts'
import { useCritical } from '../critical.ts'
import { EnglishOnlyCall } from '../layout/EnglishOnly.tsx'
import { TextPage } from '../layout/TextPage.tsx'
import { useSiteDetails } from '../site-details.ts'
import { pageTitle } from '../titles.ts'

const texts = { privacy, accessibility }

export function LegalPage({ name }: { name: keyof typeof texts }) {
  const text = texts[name]
  const { text: sections, lang } = useCritical(text.sections)
  const details = useSiteDetails()
  const title = pageTitle(text.title, details)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <TextPage title={text.title} lead={withName(text.lead, details)} updated={text.updated}>
      {lang && <EnglishOnlyCall />}
      <div lang={lang}>
        {sections.map(({ id, title, paragraphs, points }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </TextPage>
  )
}
