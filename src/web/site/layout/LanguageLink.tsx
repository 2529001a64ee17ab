import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { otherLanguage } from '#content/layout.ts'
import { pathIn } from '#contract/platform/language.ts'
import { rememberLanguage } from '../remembered-language.ts'
import { useSpanish } from '../spanish.ts'
import { keepTyped } from '../typed-text.ts'

const { code, name } = otherLanguage

type LanguageLinkProps = { className?: string | undefined; children?: string }

/** Leads to the same place in the other language. Renders nothing where there is none. */
export function LanguageLink({ className, children = name }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation()
  if (!useSpanish()) return null

  // The section that is being read is in the address only, because React does not render it.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget, ctrlKey, metaKey, shiftKey } = event
    currentTarget.href = pathIn(code, pathname) + search + window.location.hash
    rememberLanguage(code)
    // With these keys it opens beside this page, which keeps its forms.
    if (!(ctrlKey || metaKey || shiftKey)) keepTyped()
  }
  return (
    <a
      className={className}
      href={pathIn(code, pathname) + search + hash}
      lang={code}
      hrefLang={code}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}
