import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerError, beginErrorAnswer, type HttpError } from '../errors.ts'
import { isStoredName } from '../files/stored-name.ts'
import { setPolicy } from '../http/security.ts'
import { type FileError, fileErrorPage } from './html.ts'
import { policyOf } from './site.routes.ts'
import type { Website } from './website.ts'

/**
 * Someone who opened an applicant's file in a tab gets a page, a program gets JSON. The page depends
 * only on the address, so it does not reveal whether the file exists.
 */
export function answerFileErrors(website: Website, siteUrl: string) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return answerError(error, request, reply)
    const answer = beginErrorAnswer(error, request, reply)
    setPolicy(reply, policyOf(website, siteUrl))
    reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8')
    const html = fileErrorPage(await website.assets('office'), messageFor(answer, request))
    return reply.send(await website.finish('/admin', html))
  }
}

/** Older browsers do not send sec-fetch-dest, only the types they accept. */
function isNavigation({ headers }: FastifyRequest) {
  const wanted = headers['sec-fetch-dest']
  return wanted ? wanted === 'document' : Boolean(headers.accept?.includes('text/html'))
}

function messageFor({ status, message }: HttpError, request: FastifyRequest): FileError {
  const href = officeAddress(request)
  if (status === 401) {
    return {
      title: 'Please sign in to open this file',
      text: 'You are not signed in, or your session has ended. After you sign in, the office shows the applicant this file belongs to.',
      link: { label: 'Sign in', href },
    }
  }
  if (status === 403) {
    const link = { label: 'Go to the office', href: '/admin/dashboard' }
    return { title: 'You may not open this file', text: message, link }
  }
  const link = { label: 'Go to Applicants', href: applicants }
  if (status === 404) {
    const text = 'It may have been deleted together with its applicant.'
    return { title: 'This file was not found', text, link }
  }
  return { title: 'This file cannot be shown', text: message, link }
}

const applicants = '/admin/dashboard?section=applicants'

/** The office address that shows the file's applicant. */
function officeAddress(request: FastifyRequest) {
  const { id, filename } = request.params as { id?: string; filename?: string }
  if (isStoredName(filename)) return `${applicants}&file=${filename}`
  return id && /^[\da-f-]{36}$/i.test(id) ? `${applicants}&id=${id}` : applicants
}
