import { useEffect, useMemo, useState } from 'react'
import { createAnswerer } from '#assistant/answerer.ts'
import { type ChatAnswers, chatGreeting } from '#assistant/answers/chat-answers.ts'
import type { Answer, ChatLink } from '#assistant/topics/topics.ts'

export type ChatMessage = {
  id: number
  text: string
  lang?: 'es'
  english?: string
  sender: 'bot' | 'user'
  timestamp: Date
  links?: ChatLink[]
  followUpQuestions?: { text: string; lang?: 'es' }[]
}

const typingDelay = 1000

/** The messages of the chat. The greeting comes first; every question gets its own reply. */
export function useConversation(answers: ChatAnswers) {
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const answerTo = useMemo(() => createAnswerer(answers), [answers])
  const questions = messages.filter(({ sender }) => sender === 'user')
  const answered = messages.length - questions.length - 1
  const unanswered = questions[answered]

  // Added after the log is on the page, so that screen readers announce it.
  useEffect(() => {
    setMessages(adding({ text: chatGreeting, sender: 'bot' }))
  }, [])

  useEffect(() => {
    if (!unanswered) return
    const timer = setTimeout(
      () => setMessages(adding(replyWith(answerTo(unanswered.text), answers))),
      typingDelay,
    )
    return () => clearTimeout(timer)
  }, [unanswered, answers, answerTo])

  return {
    messages,
    typing: unanswered !== undefined,
    ask: (text: string) => setMessages(adding({ text, sender: 'user' })),
  }
}

const adding = (message: Omit<ChatMessage, 'id' | 'timestamp'>) => (before: ChatMessage[]) => [
  ...before,
  { ...message, id: before.length, timestamp: new Date() },
]

const replyWith = (
  { text, lang, english, links, followUps }: Answer,
  { faq, spanish }: ChatAnswers,
) => ({
  text,
  lang,
  english,
  links,
  sender: 'bot' as const,
  followUpQuestions: followUps.map((topic) => {
    const question = lang && spanish[topic]?.question
    return question ? { text: question, lang } : { text: faq[topic].question }
  }),
})
