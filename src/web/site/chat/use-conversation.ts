import { useEffect, useMemo, useState } from 'react'
import { createAnswerer, needsSpanish } from '#assistant/answerer.ts'
import type { ChatAnswers } from '#assistant/answers/chat-answers.ts'
import type { Answer, ChatLink } from '#assistant/topics/topics.ts'
import { chatTexts } from '#content/chat.ts'
import { language } from '#content/language.ts'
import type { Language } from '#contract/platform/language.ts'
import { loadSpanish } from './spanish-answers.ts'

export type ChatMessage = {
  id: number
  text: string
  lang?: Language
  english?: string
  sender: 'bot' | 'user'
  timestamp: Date
  links?: ChatLink[]
  followUpQuestions?: { text: string; lang?: Language }[]
}

const typingDelay = 1000

/** The messages of the chat. The greeting comes first; every question gets its own reply. */
export function useConversation(answers: ChatAnswers) {
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const replyTo = useMemo(() => createReply(answers), [answers])
  const questions = messages.filter(({ sender }) => sender === 'user')
  const answered = messages.length - questions.length - 1
  const unanswered = questions[answered]

  // Added after the log is on the page, so that screen readers announce it.
  useEffect(() => {
    setMessages(adding({ text: chatTexts.greeting, sender: 'bot' }))
  }, [])

  useEffect(() => {
    if (!unanswered) return
    let current = true
    const show = (reply: Reply) => {
      if (current) setMessages(adding(reply))
    }
    const timer = setTimeout(() => {
      const reply = replyTo(unanswered.text)
      if (reply instanceof Promise) void reply.then(show)
      else show(reply)
    }, typingDelay)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [unanswered, replyTo])

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

type Reply = Omit<ChatMessage, 'id' | 'timestamp'>

/** A reply at once, or after the Spanish answers are loaded. Without a connection there are the page's own. */
function createReply(own: ChatAnswers) {
  const answerInOwn = createAnswerer(own, { spanish: language === 'es' })
  const replyInOwn = (text: string) => replyWith(answerInOwn(text), own)
  const replyInSpanish = async (text: string) => {
    const { inSpanish } = await loadSpanish()
    const spanish = inSpanish(own)
    return replyWith(createAnswerer(spanish, { spanish: true })(text), spanish, 'es')
  }
  return (text: string): Reply | Promise<Reply> =>
    language === 'en' && needsSpanish(text)
      ? replyInSpanish(text).catch(() => replyInOwn(text))
      : replyInOwn(text)
}

const replyWith = (
  { text, lang, english, links, followUps }: Answer,
  { faq }: ChatAnswers,
  questionLang?: Language,
): Reply => ({
  text,
  lang,
  english,
  links,
  sender: 'bot',
  followUpQuestions: followUps.map((topic) => ({ text: faq[topic].question, lang: questionLang })),
})
