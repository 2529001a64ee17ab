import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { chosenPicture } from '#contract/website/preview.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { usePictureAddress } from '#web/ui/PictureInput.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { useSize } from '#web/ui/use-size.ts'
import styles from './PreviewDialog.module.css'

const screens = { phone: 390, computer: 1280 }
type Screen = keyof typeof screens

const options = [
  { value: 'computer', label: 'Computer', icon: <Monitor className="icon" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone className="icon" /> },
]

type PreviewDialogProps = {
  /** What is previewed. */
  name: string
  html: string
  /** A picture that was chosen in the form and that the server does not have. */
  picture: File | undefined
  /** The id of the section to show first. */
  sectionId?: string | undefined
  onClose: () => void
}

/** A public page as visitors will see it. */
export function PreviewDialog({ name, html, picture, sectionId, onClose }: PreviewDialogProps) {
  const [screen, setScreen] = useState<Screen>(() => (innerWidth < 600 ? 'phone' : 'computer'))
  const frame = useRef<HTMLIFrameElement>(null)
  const width = screens[screen]
  const address = usePictureAddress(picture)
  const { box, scale, height } = useScale(width)

  useEffect(() => {
    if (!frame.current || (picture && !address)) return
    showInFrame(frame.current, address ? html.replaceAll(chosenPicture, address) : html)
  }, [html, picture, address])

  const scrollToPart = () => {
    if (sectionId) frame.current?.contentDocument?.getElementById(sectionId)?.scrollIntoView()
  }
  const handleLoad = () => {
    if (frame.current?.contentDocument) showAsWithScript(frame.current.contentDocument)
    scrollToPart()
  }

  return (
    <Dialog
      title={`Preview: ${name}`}
      lead={<p>What visitors will see. Nothing is saved yet, and links do not work here.</p>}
      width="full"
      onClose={onClose}
    >
      <div className={styles.body}>
        <div className={styles.screens}>
          <SegmentedControl
            label="Screen"
            hideLabel
            name="screen"
            options={options}
            selected={screen}
            onChange={({ target }) => {
              setScreen(target.value as Screen)
              requestAnimationFrame(scrollToPart)
            }}
          />
        </div>
        <div ref={box} className={styles.box}>
          <iframe
            ref={frame}
            title={`${name}, as visitors will see it`}
            sandbox="allow-same-origin"
            style={{
              width,
              height,
              left: `max(0px, 50% - ${width / 2}px)`,
              transform: `scale(${scale})`,
            }}
            onLoad={handleLoad}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** The scale at which something of this width fits into a box, and the size of that box. */
function useScale(width: number) {
  const size = useSize<HTMLDivElement>({ width, height: 0 })
  const scale = Math.min(1, size.width / width)
  return { box: size.box, scale, height: size.height / scale }
}

type Rules = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }

/** Not every browser has it. */
const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }

/**
 * HTML that goes into a sandboxed frame, where no script runs. The server has rendered it from text that
 * React escapes and from descriptions that it has cleaned.
 */
const policy = trustedTypes?.createPolicy('preview', { createHTML: (html) => html })

function showInFrame(frame: HTMLIFrameElement, html: string) {
  frame.srcdoc = policy?.createHTML(html) ?? html
}

/**
 * Shows the page as visitors with scripts see it: the frame has none, so its browser would use the styles
 * and texts for visitors without. Links lead nowhere, because the frame may open no window.
 */
export function showAsWithScript(page: Document) {
  for (const element of page.querySelectorAll('noscript')) element.remove()
  for (const link of page.links) link.target = '_blank'
  for (const sheet of page.styleSheets) replaceScripting(sheet.cssRules)
}

function replaceScripting(rules: CSSRuleList) {
  for (const rule of rules) {
    if ('media' in rule) {
      const { media } = rule as CSSMediaRule
      media.mediaText = media.mediaText
        .replace('(scripting: none)', 'not all')
        .replace('(scripting: enabled)', '(min-width: 0)')
    }
    if ('cssRules' in rule) replaceScripting(rule.cssRules as CSSRuleList)
  }
}
