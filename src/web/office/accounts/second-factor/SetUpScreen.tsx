import { LogOut, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { brandLogo } from '#contract/website/look/brand.ts'
import { useLogOut } from '#web/office/platform/layout/use-log-out.ts'
import { useLook } from '#web/office/platform/look.ts'
import { useProviderName } from '#web/office/platform/provider.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useUserChange } from '../sign-in/SessionGuard.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import styles from './second-factor.module.css'

/** The only screen for someone who must set up a second factor first. */
export function SetUpScreen() {
  const changeUser = useUserChange()
  const logOut = useLogOut()
  const look = useLook()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    document.title = 'Second factor · Office'
  }, [])
  return (
    <main className={styles.screen}>
      <div className={styles.box}>
        <Brand name={useProviderName()} line="Office" logo={brandLogo(look, 'page')} />
        <h1 tabIndex={-1}>Set up a second factor</h1>
        <p>
          Every administrator signs in with a password and a code from an app on their phone. Set it
          up now to go on. It takes about three minutes.
        </p>
        <Button wide onClick={() => setOpen(true)}>
          <ShieldCheck className="icon" /> Begin
        </Button>
        <Button variant="line" wide onClick={logOut}>
          <LogOut className="icon" /> Logout
        </Button>
      </div>
      {open && (
        <SetUpDialog
          onCancel={() => setOpen(false)}
          onDone={() => changeUser({ secondFactorNeeded: false })}
        />
      )}
    </main>
  )
}
