import type { FastifyInstance, FastifyRequest } from 'fastify'

const plainForm = 'application/x-www-form-urlencoded'

/** Lets the calls of a scope take what a browser without JavaScript sends. */
export function acceptPlainForms(scope: FastifyInstance) {
  scope.addContentTypeParser(plainForm, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

export const isPlainForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith(plainForm)
