import {
  type EasyFacts,
  type EasyPageName,
  type EasyScreen,
  easyPageNames,
  easyPath,
  type Idea,
  ideasOnAScreen,
  splitScreens,
} from '#content/easy/easy.ts'
import { englishOnly, language, toPage } from '#content/language.ts'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './Easy.module.css'
import { EasyFrame, EasyPictureImage, type EasySite, WithCritical } from './EasyFrame.tsx'
import { CalendarPicture, ClockPicture } from './MomentPictures.tsx'

/** The screens on which the pages are offered. */
export const startScreens = Math.ceil(easyPageNames.length / ideasOnAScreen)

export function EasyStart({ screen, ...site }: EasySite & { screen: number }) {
  const { texts } = site
  const { labels } = texts
  const shown = easyPageNames.slice((screen - 1) * ideasOnAScreen, screen * ideasOnAScreen)
  return (
    <EasyFrame {...site} title={labels.question} prints="all">
      <ul className={styles.ideas}>
        {shown.map((name) => (
          <li key={name} className={styles.choice}>
            <EasyPictureImage name={texts.pages[name].picture} />
            <a href={toPage(easyPath(name))} data-say>
              {texts.pageTitles[name]}
            </a>
          </li>
        ))}
      </ul>
      <Steps texts={texts} screen={screen} screens={startScreens} path={startPath} />
    </EasyFrame>
  )
}

/** The second part of the start has an address below that of the first, like the parts of a page. */
const startPath = (screen: number) => toPage(screen > 1 ? `${easyPath()}/${screen}` : easyPath())

type EasyPageProps = EasySite & { facts: EasyFacts; page: EasyPageName; screen: number }

export const screensOf = ({ texts, facts, page }: Omit<EasyPageProps, 'screen'>): EasyScreen[] =>
  splitScreens(texts.pages[page].screens(facts))

export function EasyPage({ facts, page, screen, ...site }: EasyPageProps) {
  const { texts } = site
  const screens = screensOf({ ...site, facts, page })
  const shown = screens[screen - 1]
  const { picture, critical } = texts.pages[page]
  return (
    <EasyFrame {...site} title={texts.pageTitles[page]} picture={picture} prints={page}>
      <WithCritical {...site} critical={critical}>
        {shown && <Screen texts={texts} screen={shown} />}
      </WithCritical>
      <Steps
        texts={texts}
        screen={screen}
        screens={screens.length}
        path={(number) => toPage(easyPath(page, number))}
      />
    </EasyFrame>
  )
}

type BookletProps = EasySite & { facts: EasyFacts; page: EasyPageName | undefined }

/** Everything below each other, to print. */
export function EasyBooklet({ facts, page, ...site }: BookletProps) {
  const { texts } = site
  const pages = page ? [page] : easyPageNames
  const title = page ? texts.pageTitles[page] : texts.labels.booklet
  return (
    <EasyFrame {...site} title={title}>
      <p>
        <button type="button" className={styles.button} data-print hidden>
          {texts.labels.print}
        </button>
      </p>
      {pages.map((name) => {
        const { critical, screens } = texts.pages[name]
        return (
          <section key={name} className={styles.chapter}>
            {!page && <h2 data-say>{texts.pageTitles[name]}</h2>}
            <WithCritical {...site} critical={critical}>
              {splitScreens(screens(facts)).map((screen) => (
                <Screen key={screen.ideas[0]?.text} texts={texts} screen={screen} nested={!page} />
              ))}
            </WithCritical>
          </section>
        )
      })}
    </EasyFrame>
  )
}

type ScreenProps = Pick<EasySite, 'texts'> & { screen: EasyScreen; nested?: boolean }

export function Screen({ texts, screen: { title, lang, ideas }, nested = false }: ScreenProps) {
  const Heading = nested ? 'h3' : 'h2'
  return (
    <>
      {title && (
        <Heading lang={lang} data-say>
          {title}
        </Heading>
      )}
      <ul className={styles.ideas}>
        {ideas.map((idea) => (
          <li key={idea.text} className={styles.idea}>
            <IdeaPicture {...idea} />
            <IdeaWords texts={texts} idea={idea} />
          </li>
        ))}
      </ul>
    </>
  )
}

const IdeaPicture = ({ picture, moment, photo }: Idea) => {
  if (photo) {
    const { path, ...sizes } = photo
    // At once, because a booklet is printed without scrolling.
    return <Picture {...sizes} src={path} alt="" sizes="200px" className={styles.photo} priority />
  }
  if (moment && picture === 'clock') return <ClockPicture {...moment} />
  if (moment && picture === 'calendar') return <CalendarPicture {...moment} />
  return <EasyPictureImage name={picture} />
}

function IdeaWords({ texts, idea }: Pick<EasySite, 'texts'> & { idea: Idea }) {
  const { text, lang, word, list = [], plain, enteredLang = language, button } = idea
  const isTerm = word && texts.words[word].term === text
  return (
    <div className={styles.words}>
      <p lang={lang} data-say>
        {isTerm ? <strong>{text}</strong> : text}
      </p>
      {(lang || idea.enteredLang) && (
        <p className={styles.note} lang={language} data-say>
          {englishOnly.note}
        </p>
      )}
      {word && (
        <p className={styles.meaning} lang={language} data-say>
          {texts.words[word].meaning}
        </p>
      )}
      {list.length > 0 && (
        <ul className={styles.list} lang={enteredLang}>
          {list.map((line) => (
            <li key={line} data-say>
              {line}
            </li>
          ))}
        </ul>
      )}
      {plain !== undefined && (
        <>
          {plain && (
            <p lang={enteredLang} data-say>
              {plain}
            </p>
          )}
          <p className={styles.note} data-say>
            {texts.labels.notEasy}
          </p>
        </>
      )}
      {button && (
        <a className={styles.button} href={button.href} data-say>
          {button.label}
        </a>
      )}
    </div>
  )
}

type StepsProps = Pick<EasySite, 'texts'> & {
  screen: number
  screens: number
  path: (screen: number) => string
}

/** The way to the other screens, and where someone is. */
function Steps({ texts, screen, screens, path }: StepsProps) {
  if (screens < 2) return null
  return (
    <nav className={styles.steps} aria-label={texts.place(screen, screens)}>
      {screen > 1 && (
        <a className={styles.back} href={path(screen - 1)}>
          {texts.labels.back}
        </a>
      )}
      <p aria-hidden="true">{texts.place(screen, screens)}</p>
      {screen < screens && (
        <a className={styles.button} href={path(screen + 1)}>
          {texts.labels.next}
        </a>
      )}
    </nav>
  )
}
