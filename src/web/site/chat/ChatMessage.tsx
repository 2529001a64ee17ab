import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { ChatLink } from '#assistant/topics/topics.ts'
import { chatTexts } from '#content/chat.ts'
import { locale, toPage } from '#content/language.ts'
import type { Language } from '#contract/platform/language.ts'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import styles from './ChatMessage.module.css'
import type { ChatMessage as Message } from './use-conversation.ts'

const hourAndMinute = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

type ChatMessageProps = {
  message: Message
  /** The visitor follows a link to a section of the page. */
  onLeave: () => void
}

export function ChatMessage({ message, onLeave }: ChatMessageProps) {
  const { sender, text, lang, english, links = [], timestamp } = message
  return (
    <div className={styles.message} data-sender={sender}>
      <div className={styles.bubble}>
        <span className="visually-hidden">
          {sender === 'bot' ? chatTexts.assistant : chatTexts.you}
        </span>
        {/* Someone in danger finds the numbers right after the words in their language. */}
        <Paragraphs text={text} lang={lang} />
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <AnswerLink link={link} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        )}
        {english && <Paragraphs text={english} lang="en" />}
      </div>
      <time dateTime={timestamp.toISOString()}>{hourAndMinute.format(timestamp)}</time>
    </div>
  )
}

const Paragraphs = ({ text, lang }: { text: string; lang?: Language }) =>
  text.split('\n').map((paragraph) => (
    <p key={paragraph} lang={lang}>
      {paragraph}
    </p>
  ))

function AnswerLink({
  link: { label, href, lang },
  onLeave,
}: {
  link: ChatLink
  onLeave: () => void
}) {
  if (href.startsWith('https:')) {
    return (
      <a href={href} target="_blank" rel="noreferrer">
        <span lang={lang}>{label}</span> <ExternalLink className="icon" />
        <NewTabNote />
      </a>
    )
  }
  const leave = () => {
    if (coversPage()) onLeave()
  }
  // Another page of the site, without loading it anew, so that the conversation goes on. Easy Read and Spanish are other sites.
  if (/^\/(?!easy|es\b)[a-z/?&=,#-]+$/.test(href)) {
    return (
      <Link to={href} onClick={leave} lang={lang}>
        {label}
      </Link>
    )
  }
  if (!href.startsWith('#')) {
    return (
      <a href={href} lang={lang}>
        {label}
      </a>
    )
  }
  const here = document.getElementById(href.slice(1)) !== null
  return (
    <a href={here ? href : toPage(`/${href}`)} onClick={leave} lang={lang}>
      {label}
    </a>
  )
}

/** On a small screen the window would hide the section that the link leads to. */
const coversPage = () => matchMedia('(width <= 37.5em), (height <= 35em)').matches
