import { useQuery } from '@tanstack/react-query'
import { englishOnly, language, locale } from '#content/language.ts'
import { notices, noticeTitles } from '#content/notices.ts'
import { RichText } from '#web/ui/RichText.tsx'
import { ErrorState, Loading } from '#web/ui/States.tsx'
import { EnglishOnlyCall } from '../layout/EnglishOnly.tsx'
import { TextPage } from '../layout/TextPage.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { useSiteDetails } from '../site-details.ts'
import { noticesQuery } from './notices-query.ts'

/** The notices that staff have written and published. Without one there is no such page. */
export function NoticesPage() {
  const { data, isError, refetch } = useQuery(noticesQuery)
  const { timeZone } = useSiteDetails()
  if (data?.length === 0) return <NotFoundPage />
  return (
    <TextPage
      title={notices.title}
      updated={
        data &&
        latestDay(
          data.map(({ updatedAt }) => updatedAt),
          timeZone,
        )
      }
    >
      {data?.map(({ id, text, spanish }) => {
        const inSpanish = language === 'es' && spanish !== ''
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{noticeTitles[id]}</h2>
            {!inSpanish && <EnglishOnlyCall />}
            <div lang={inSpanish ? undefined : englishOnly.lang}>
              <RichText html={inSpanish ? spanish : text} />
            </div>
          </section>
        )
      })}
      {!data &&
        (isError ? (
          <ErrorState title={notices.failed} onRetry={() => refetch()} />
        ) : (
          <Loading text={notices.loading} flush />
        ))}
    </TextPage>
  )
}

/** The last of these times as a day at the provider: November 15, 2026 */
const latestDay = (times: string[], timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
    new Date(times.sort().at(-1) ?? 0),
  )
