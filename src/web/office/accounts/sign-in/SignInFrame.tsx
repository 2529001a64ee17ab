import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { brandLogo } from '#contract/website/look/brand.ts'
import { useLook } from '#web/office/platform/look.ts'
import { useProviderName } from '#web/office/platform/provider.ts'
import { Brand } from '#web/ui/Brand.tsx'
import styles from './LoginScreen.module.css'

type SignInFrameProps = { title: string; subtitle: ReactNode; children: ReactNode }

/** The frame of the login, and of the other screens for people who are not signed in. */
export function SignInFrame({ title, subtitle, children }: SignInFrameProps) {
  return (
    <div className={styles.login}>
      <main className={styles.box}>
        <div className={styles.content}>
          <Brand name={useProviderName()} line="Office" logo={brandLogo(useLook(), 'page')} />
          <div>
            <h1>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {children}
        </div>
      </main>
      <div className={styles.art}>
        <img src="/art/login-window.svg" alt="" />
      </div>
    </div>
  )
}

export function BackToSite() {
  return (
    <a className={styles.home} href="/">
      <ArrowLeft className="icon" /> Back to Site
    </a>
  )
}

/** Names the browser's tab after a screen that has an address of its own. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Office`
  }, [title])
}
