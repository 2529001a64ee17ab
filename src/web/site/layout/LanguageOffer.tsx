import { X } from 'lucide-react'
import { useState } from 'react'
import { language } from '#content/language.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rememberLanguage } from '../remembered-language.ts'
import { LanguageLink } from './LanguageLink.tsx'
import styles from './LanguageOffer.module.css'

/** Offers Spanish, in Spanish, in a line that can be closed for good. */
export function LanguageOffer() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  const handleClose = () => {
    rememberLanguage(language)
    setOpen(false)
  }
  return (
    <aside className={styles.offer} lang="es" aria-label="Español">
      <p>
        Este sitio también está en español.{' '}
        <LanguageLink className={styles.link}>Ver en español</LanguageLink>
      </p>
      <IconButton label="Cerrar" icon={<X className="icon" />} onClick={handleClose} />
    </aside>
  )
}
