import { useEffect, useEffectEvent, useState } from 'react'
import { useSignedInUser } from '#web/office/platform/layout/use-may.ts'

/** The region in which the keys work: the list, or the dialog with the record in it. */
export const keysRegion = { 'data-keys': '' }

type Actions = {
  next: (() => void) | undefined
  previous: (() => void) | undefined
}

/**
 * J and K go to the next and the previous applicant, E to the decisions. They work only while the focus is in the
 * list or the record, because other letters belong to the browser and to screen readers.
 */
export function useApplicantKeys(on: boolean, { next, previous }: Actions) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || isTyping(target)) return
    const region = regionOf(target)
    if (!region) return
    if (key === 'j') next?.()
    else if (key === 'k') previous?.()
    else if (key === 'e') goToDecisions(region, target)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}

const isTyping = (target: HTMLElement) =>
  target.isContentEditable ||
  target.matches('textarea, select, input:not([type=checkbox]):not([type=radio])')

/** The dialog on top, if the keys work in it; else the list around the focus. */
function regionOf(target: HTMLElement) {
  const dialog = target.closest('dialog')
  if (!dialog) return target.closest('[data-keys]')
  return dialog.querySelector('[data-keys]') ? dialog : null
}

/** In the list, the row with the focus is selected when no other one is. */
function goToDecisions(region: Element, target: HTMLElement) {
  const first = () => region.querySelector<HTMLElement>('[data-decisions] button')
  if (!first()) target.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  // The bar appears with the next picture.
  requestAnimationFrame(() => first()?.focus())
}

const rowLink = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('a[id^=record-]')

/** Moves the focus to the link of the row after or before the one that has it. */
export function stepToRow(by: 'next' | 'previous') {
  const row = document.activeElement?.closest('[data-keys] tr')
  const other = by === 'next' ? row?.nextElementSibling : row?.previousElementSibling
  const link = row ? rowLink(other) : rowLink(document.querySelector('[data-keys] tbody tr'))
  link?.focus()
}

/** Moves the focus to the row after those that were selected, or to the first when they have left the list. */
export function focusRowAfter(selected: string[]) {
  const rows = [...document.querySelectorAll('[data-keys] tbody tr')]
  const last = rows.findLastIndex((row) =>
    selected.some((id) => rowLink(row)?.id === `record-${id}`),
  )
  rowLink(rows[last + 1] ?? rows[last])?.focus()
}

const storageKey = 'applicant keys'

/** Whether the keys are on, which each person chooses for this browser. */
export function useKeysChoice() {
  const user = useSignedInUser()
  const name = `${storageKey} ${user?._id ?? user?.email ?? ''}`
  const [on, setOn] = useState(() => localStorage.getItem(name) !== 'off')
  const choose = (next: boolean) => {
    if (next) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
    setOn(next)
  }
  return [on, choose] as const
}
