import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import type { HttpError } from '#server/platform/errors.ts'
import { isStoredName, uploadPaths } from '#server/platform/files/documents.ts'
import { beginErrorResponse, sendError } from '#server/platform/http/error-response.ts'
import { policyText, setPolicy } from '#server/platform/http/security.ts'
import type { Website } from '#server/platform/website.ts'
import { type FileError, fileErrorPage } from './html.ts'
import { makePolicy } from './site.routes.ts'

/**
 * Someone who opened a sealed file in a tab gets a page, a program gets JSON. The page depends
 * only on the address, so it does not reveal whether the file exists.
 */
export function sendFileErrors(website: Website, { details, look, settings }: Context) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return sendError(error, request, reply)
    const response = beginErrorResponse(error, request, reply)
    setPolicy(reply, policyText(makePolicy(website, settings.siteUrl)))
    reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8')
    const assets = await website.assets('office')
    const page = { assets, details: details.last(), look: look.last() }
    const html = fileErrorPage(page, messageFor(response, request))
    return reply.send(await website.finish('/admin', html))
  }
}

/** Older browsers do not send sec-fetch-dest, only the types they accept. */
function isNavigation({ headers }: FastifyRequest) {
  const wanted = headers['sec-fetch-dest']
  return wanted ? wanted === 'document' : Boolean(headers.accept?.includes('text/html'))
}

function messageFor({ status, message }: HttpError, request: FastifyRequest): FileError {
  const { record, section, label } = findOwner(request)
  const href = officeAddress(request)
  if (status === 401) {
    return {
      title: 'Please sign in to open this file',
      text: `You are not signed in, or your session has ended. After you sign in, the office shows ${section === 'applicants' ? 'the applicant this file belongs to' : label}.`,
      link: { label: 'Sign in', href },
    }
  }
  if (status === 403) {
    const link = { label: 'Go to the office', href: '/admin/dashboard' }
    return { title: 'You may not open this file', text: message, link }
  }
  const link = { label: `Go to ${label}`, href: sectionAddress(section) }
  if (status === 404) {
    const text = `It may have been deleted together with its ${record}.`
    return { title: 'This file was not found', text, link }
  }
  return { title: 'This file cannot be shown', text: message, link }
}

/** What the file of an address belongs to, and where the office lists that. */
const findOwner = ({ url }: FastifyRequest) =>
  url.startsWith(`/${uploadPaths.referral}/`)
    ? { record: 'referral', section: 'referrals', label: 'Referrals' }
    : { record: 'applicant', section: 'applicants', label: 'Applicants' }

const sectionAddress = (section: string) => `/admin/dashboard?section=${section}`

/** The office address that shows the file's applicant, or the list of referrals. */
function officeAddress(request: FastifyRequest) {
  const { id, filename } = request.params as { id?: string; filename?: string }
  const { section } = findOwner(request)
  if (section === 'referrals') return sectionAddress(section)
  const applicants = sectionAddress(section)
  if (isStoredName(filename)) return `${applicants}&file=${filename}`
  return id && /^[\da-f-]{36}$/i.test(id) ? `${applicants}&id=${id}` : applicants
}
