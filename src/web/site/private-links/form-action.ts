import { language } from '#content/language.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { fillPath } from '#web/api/call.ts'

/** Where a browser without a script sends a form. The page that answers is in the same language. */
export const formAction = ({ path }: Pick<Endpoint, 'path'>, params: Record<string, string>) =>
  `/api${fillPath(path, params)}${language === 'en' ? '' : `?language=${language}`}`
