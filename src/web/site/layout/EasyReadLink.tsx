import { BookImage } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { easyPath } from '#content/easy/easy.ts'
import { toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { lastEasyPath } from '../easy/easy-choice.ts'

type EasyReadLinkProps = { className?: string | undefined; children?: ReactNode }

/** Leads to Easy Read, for someone who reads it to the page that was open last. */
export function EasyReadLink({ className, children = layout.easyRead }: EasyReadLinkProps) {
  const [href, setHref] = useState(toPage(easyPath()))
  useEffect(() => setHref(toPage(lastEasyPath() ?? easyPath())), [])
  return (
    <a className={className} href={href}>
      <BookImage className="icon" />
      {children}
    </a>
  )
}
