type Rules = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }

/** Not every browser has it. */
const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }

/**
 * HTML that goes into a sandboxed frame, where no script runs. The server has rendered it from text that
 * React escapes and from descriptions that it has cleaned.
 */
const policy = trustedTypes?.createPolicy('preview', { createHTML: (html) => html })

export function showInFrame(frame: HTMLIFrameElement, html: string) {
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
