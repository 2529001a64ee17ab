import { type RefObject, useEffect } from 'react'
import { useSize } from '#web/ui/use-size.ts'
import styles from './PreviewFrame.module.css'

type PreviewFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  title: string
  /** Undefined while it is not known yet. */
  html: string | undefined
  /** The width of the screen on which the page is shown, in pixels. */
  width: number
  onLoad: (page: Document) => void
}

/** A public page in a frame without scripts, as wide as on a screen of the given width. */
export function PreviewFrame({ frame, title, html, width, onLoad }: PreviewFrameProps) {
  const { box, scale, height } = useScale(width)

  useEffect(() => {
    if (frame.current && html !== undefined) showInFrame(frame.current, html)
  }, [frame, html])

  const handleLoad = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    showAsWithScript(page)
    onLoad(page)
  }

  return (
    <div ref={box} className={styles.box}>
      <iframe
        ref={frame}
        title={title}
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
