import { useEffect } from 'react'
import { accessibility, privacy } from '#content/legal.ts'
import { TextPage } from '../layout/TextPage.tsx'
import { legalTitle } from '../titles.ts'

const texts = { privacy, accessibility }

export function LegalPage({ name }: { name: keyof typeof texts }) {
  const text = texts[name]
  useEffect(() => {
    document.title = legalTitle(text)
  }, [text])
  return (
    <TextPage title={text.title} lead={text.lead} updated={text.updated}>
      {text.sections.map(({ id, title, paragraphs, points }) => (
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
    </TextPage>
  )
}
