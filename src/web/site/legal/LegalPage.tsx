import type { LegalText } from '#content/legal.ts'
import { TextPage } from '../layout/TextPage.tsx'

export function LegalPage({ text: { title, lead, parts, updated } }: { text: LegalText }) {
  return (
    <TextPage title={title} lead={lead} updated={updated}>
      {parts.map(({ id, title, paragraphs, points }) => (
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
