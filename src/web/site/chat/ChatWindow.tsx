import { SendHorizontal, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { chatAnswers, chatTitle } from '#content/chat/answers.ts'
import { commonTopics } from '#content/chat/topics.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useScrolls } from '#web/ui/use-scrolls.ts'
import { useSiteDetails } from '../site-details.ts'
import { ChatMessage } from './ChatMessage.tsx'
import styles from './ChatWindow.module.css'
import { Suggestions } from './Suggestions.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useConversation } from './use-conversation.ts'
import { useEscape } from './use-escape.ts'

type ChatWindowProps = { open: boolean; onClose: () => void }

/** The chat window. It is not modal, and keeps the conversation while it is closed. */
export function ChatWindow({ open, onClose }: ChatWindowProps) {
  const details = useSiteDetails()
  const answers = useMemo(() => chatAnswers(details), [details])
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
        <img src="/leaf.svg" alt="" width={44} height={44} />
        <div>
          <h2 id={`${id}-title`}>{chatTitle}</h2>
          <p>Online</p>
        </div>
        <IconButton label="Close chat" icon={<X className="icon" />} onClick={onClose} />
      </div>

      <section
        ref={conversation}
        className={styles.conversation}
        aria-label="Conversation"
        tabIndex={scrolls ? 0 : -1}
      >
        <div role="log" className={styles.log}>
          {messages.map((message) => (
            <ChatMessage key={message.id} message={message} onLeave={onClose} />
          ))}
        </div>
        <p role="status" className={styles.status}>
          {typing && (
            <span className={styles.typing}>
              <span className="visually-hidden">The assistant is typing</span>
              <i />
              <i />
              <i />
            </span>
          )}
        </p>
        {messages.length === 1 && (
          <Suggestions
            title="Common questions"
            questions={commonTopics.map((topic) => answers.faq[topic].question)}
            onAsk={handleSuggestion}
          />
        )}
        {newest?.followUpQuestions && !typing && (
          <Suggestions
            title="You could ask next"
            questions={newest.followUpQuestions}
            onAsk={handleSuggestion}
          />
        )}
      </section>

      <form className={styles.form} onSubmit={handleSend}>
        <label className="visually-hidden" htmlFor={`${id}-input`}>
          Your question
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          placeholder="Type your question"
          aria-describedby={`${id}-note`}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
        />
        <IconButton
          type="submit"
          label="Send"
          icon={<SendHorizontal className="icon" />}
          disabled={draft.trim() === ''}
        />
        <p id={`${id}-note`}>Please leave out health details.</p>
      </form>
    </div>
  )
}
