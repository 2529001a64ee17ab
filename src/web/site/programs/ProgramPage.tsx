import { FileLock, Phone } from 'lucide-react'
import { useParams } from 'react-router'
import { langOf, programTextPath } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { programTexts } from '#content/program-texts.ts'
import { referral } from '#content/referral.ts'
import { programPath } from '#content/sections.ts'
import type { Language } from '#contract/platform/language.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { PhoneLink } from '../layout/ContactLinks.tsx'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { SitePicture } from '../layout/SitePicture.tsx'
import { TextPage } from '../layout/TextPage.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { paragraphs, useTexts } from '../texts.ts'
import styles from './ProgramPage.module.css'
import { ProgramRecords } from './ProgramRecords.tsx'
import { RightForUs, useHasFacts } from './RightForUs.tsx'

/** All about one program. */
export function ProgramPage() {
  const { programName } = useParams()
  const { programs: texts, english } = useTexts()
  const { programs } = texts
  const hasFacts = useHasFacts()
  const program = programs.find(({ slug }) => slug === programName)
  if (!program) return <NotFoundPage />
  const { name, description, features, picture, day, forWhom, start } = program
  const path = programTextPath(program.id)
  const lang = (text: string) => langOf(english, `${path}${text}`)
  const others = programs.filter((each) => each !== program)
  return (
    <TextPage
      title={name}
      titleLang={lang('name')}
      lead={description}
      leadLang={lang('description')}
      updated={undefined}
    >
      <EnglishNote of={english} below={path} as="p" />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SitePicture picture={picture} sizes="(width >= 64em) 480px, 100vw" />
          <div className={styles.actions}>
            <LinkButton href={toPage(referral.online.path)}>
              <FileLock className="icon" /> {referral.online.label}
            </LinkButton>
            <PhoneLink className={styles.link}>
              {(phone) => (
                <>
                  <Phone className="icon" /> {layout.call} {phone}
                </>
              )}
            </PhoneLink>
            {hasFacts && (
              <a className={styles.link} href="#right-for-us">
                {programTexts.rightForUs}
              </a>
            )}
          </div>
        </div>
        <div className={styles.words}>
          {features.length > 0 && (
            <section aria-labelledby="points">
              <h2 id="points">{programTexts.features}</h2>
              <ul lang={lang('features')}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </section>
          )}
          <Words id="day" title={programTexts.day} text={day} lang={lang('day')} />
          <Words id="for-whom" title={programTexts.forWhom} text={forWhom} lang={lang('forWhom')} />
          <Words id="start" title={programTexts.start} text={start} lang={lang('start')} />
        </div>
        <RightForUs heading="h2" />
      </div>
      <ProgramRecords program={program.id} />
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="others">
          <h2 id="others">{programTexts.others}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <a
                  href={toPage(programPath(other.slug))}
                  lang={langOf(english, `${programTextPath(other.id)}name`)}
                >
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </TextPage>
  )
}

type WordsProps = { id: string; title: string; text: string; lang: Language | undefined }

function Words({ id, title, text, lang }: WordsProps) {
  if (!text) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph} lang={lang}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}
