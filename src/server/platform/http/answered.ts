import type { FastifyInstance } from 'fastify'

/** What is known of a request after its answer. */
export type Answered = {
  id: string
  method: string
  route: string
  status: number
  milliseconds: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls `note` after each answer. */
    onAnswer(note: (answered: Answered) => void): void
    noteAnswer(answered: Answered): void
  }
}

/** Lets the log and the metrics note every answer, also those that Fastify does not see. */
export function noteAnswers(app: FastifyInstance) {
  const notes: ((answered: Answered) => void)[] = []
  app.decorate('onAnswer', (note) => {
    notes.push(note)
  })
  app.decorate('noteAnswer', (answered) => {
    for (const note of notes) note(answered)
  })
  app.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
    const { statusCode: status, elapsedTime: milliseconds } = reply
    app.noteAnswer({ id, method, route: routeOptions.url ?? '(none)', status, milliseconds })
    done()
  })
}
