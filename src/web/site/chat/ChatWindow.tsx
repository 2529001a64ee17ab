import { SendHorizontal, X } from 'lucide-react'
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { chatAnswers } from '#assistant/answers/chat-answers.ts'
import { commonTopics } from '#assistant/topics/topics.ts'
import { chatTexts } from '#content/chat.ts'
import { withName } from '#content/provider.ts'
import type { Language } from '#contract/platform/language.ts'
import { markPath } from '#contract/website/look/brand.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useScrolls } from '#web/ui/use-scrolls.ts'
import { useLook } from '../look.ts'
import { useSiteDetails } from '../site-details.ts'
import { useSpanish } from '../spanish.ts'
import { useTexts } from '../texts.ts'
import { ChatMessage } from './ChatMessage.tsx'
import styles from './ChatWindow.module.css'
import { ownAnswers } from './spanish-answers.ts'
import { useConversation } from './use-conversation.ts'

type ChatWindowProps = { open: boolean; onClose: () => void }

/** The chat window. It is not modal, and keeps the conversation while it is closed. */
export function ChatWindow({ open, onClose }: ChatWindowProps) {
  const details = useSiteDetails()
  const texts = useTexts()
  const spanish = useSpanish()
  const answers = useMemo(() => {
    const english = chatAnswers(details, texts, { spanish })
    return ownAnswers ? ownAnswers.inSpanish(english) : english
  }, [details, texts, spanish])
  const { messages, typing, ask } = useConversation(answers)
  const [draft, setDraft] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const conversation = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const scrolls = useScrolls(conversation)
  const newest = messages.at(-1)

  useEscape(open, onClose)
  useAboveKeyboard(frame)

  useEffect(() => {
    if (!open) return
    // On a touch screen the keyboard would cover the suggested questions.
    const focusInput = matchMedia('(pointer: fine) and (height > 35em)').matches
    const target = focusInput ? input.current : frame.current
    target?.focus()
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new message
  useEffect(() => {
    // The last question moves to the top, so that a long answer is read from its beginning.
    const questions = conversation.current?.querySelectorAll<HTMLElement>('[data-sender="user"]')
    const last = questions && [...questions].at(-1)
    last?.scrollIntoView()
  }, [open, newest, typing])

  const handleSend = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() === '') return
    ask(draft.trim())
    setDraft('')
  }
  const look = useLook()
  const handleSuggestion = (question: string) => {
    // The pressed button disappears, so the conversation gets the focus.
    conversation.current?.focus()
    ask(question)
  }

  return (
    <div
      ref={frame}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={styles.window}
      hidden={!open}
    >
      <div className={styles.header}>
        <img src={markPath(look)} alt="" width={44} height={44} />
        <div>
          <h2 id={`${id}-title`}>{withName(chatTexts.title, details)}</h2>
          <p>{chatTexts.online}</p>
        </div>
        <IconButton label={chatTexts.close} icon={<X className="icon" />} onClick={onClose} />
      </div>

      <section
        ref={conversation}
        className={styles.conversation}
        aria-label={chatTexts.conversation}
        tabIndex={scrolls ? 0 : -1}
      >
        <div role="log" className={styles.log}>
          {messages.map((message) => (
            <ChatMessage key={message.id} message={message} onLeave={onClose} />
          ))}
        </div>
        <p role="status">
          {typing && (
            <span className={styles.typing}>
              <span className="visually-hidden">{chatTexts.typing}</span>
              <i />
              <i />
              <i />
            </span>
          )}
        </p>
        {messages.length === 1 && (
          <Suggestions
            title={chatTexts.common}
            questions={commonTopics.map((topic) => ({ text: answers.faq[topic].question }))}
            onAsk={handleSuggestion}
          />
        )}
        {newest?.followUpQuestions && !typing && (
          <Suggestions
            title={chatTexts.next}
            questions={newest.followUpQuestions}
            onAsk={handleSuggestion}
          />
        )}
      </section>

      <form className={styles.form} onSubmit={handleSend}>
        <label className="visually-hidden" htmlFor={`${id}-input`}>
          {chatTexts.question}
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          placeholder={chatTexts.placeholder}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
        />
        <IconButton
          type="submit"
          label={chatTexts.send}
          icon={<SendHorizontal className="icon" />}
          disabled={draft.trim() === ''}
        />
        <p id={`${id}-note`}>{chatTexts.note}</p>
      </form>
    </div>
  )
}

/**
 * Sets --keyboard to the height of a phone's on-screen keyboard, which would otherwise cover an
 * element that is fixed to the bottom.
 */
function useAboveKeyboard(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const follow = () => {
      // Zooming in makes the visual viewport smaller as well.
      const height = viewport.scale === 1 ? innerHeight - viewport.height - viewport.offsetTop : 0
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(height))}px`)
    }
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [element])
}

/** Handles Escape anywhere on the page, unless a modal dialog or something else handles it. */
function useEscape(active: boolean, onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('dialog:modal')) return
    onEscape()
  })
  useEffect(() => {
    if (!active) return
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [active])
}

type SuggestionsProps = {
  title: string
  questions: { text: string; lang?: Language }[]
  onAsk: (question: string) => void
}

/** Questions that can be asked with one click. */
function Suggestions({ title, questions, onAsk }: SuggestionsProps) {
  const id = useId()
  return (
    <div className={styles.suggestions}>
      <p id={id}>{title}</p>
      <ul className={styles.list} aria-labelledby={id}>
        {questions.map(({ text, lang }) => (
          <li key={text}>
            <button type="button" lang={lang} onClick={() => onAsk(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
