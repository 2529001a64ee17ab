import { Menu, Phone, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { langOf } from '#content/lang-of.ts'
import { layout } from '#content/layout.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { raiseToasts } from '#web/ui/toast-region.ts'
import { useSiteDetails } from '../site-details.ts'
import { EasyReadLink } from './EasyReadLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { SectionLinks } from './SectionNavigation.tsx'
import styles from './SiteMenu.module.css'

const menuId = 'site-menu'

/** With these attributes the browser itself opens and closes the menu until hydration. */
const opens = { command: 'show-modal', commandfor: menuId }
const closes = { command: 'close', commandfor: menuId }

/** The menu for small screens. */
export function SiteMenu() {
  const menu = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const { phone, hours, english } = useSiteDetails()

  const follow = () => {
    setOpen(menu.current?.open === true)
    raiseToasts()
  }
  // The menu may have been opened before hydration.
  useEffect(() => setOpen(menu.current?.open === true), [])

  const show = (event: MouseEvent) => {
    event.preventDefault()
    menu.current?.showModal()
    follow()
  }
  const close = () => menu.current?.close()
  const closeByButton = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  const closeOnOverlay = (event: MouseEvent) => {
    if (event.target === menu.current) close()
  }

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={show}
        {...opens}
      >
        <Menu className="icon" /> {layout.menu}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it for keyboard users */}
      <dialog
        ref={menu}
        id={menuId}
        className={styles.menu}
        aria-label={layout.menu}
        closedby="any"
        onClose={follow}
        onClick={closeOnOverlay}
      >
        <div className={styles.sheet}>
          <div className={styles.top}>
            <b aria-hidden="true">{layout.menu}</b>
            <IconButton
              label={layout.closeMenu}
              icon={<X className="icon" />}
              onClick={closeByButton}
              {...closes}
            />
          </div>
          <nav aria-label={layout.main}>
            <SectionLinks className={styles.links} onSelect={close} />
          </nav>
          <div className={styles.foot}>
            <EasyReadLink className={styles.easy} />
            <LanguageLink className={styles.easy} />
            {phone && (
              <LinkButton href={phoneHref(phone)} wide>
                <Phone className="icon" /> {layout.call} {phone}
              </LinkButton>
            )}
            {hours && <p lang={langOf(english, 'hours')}>{hours}</p>}
          </div>
        </div>
      </dialog>
    </>
  )
}
