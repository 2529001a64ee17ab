import { z } from 'zod'

export const payPeriods = ['hour', 'year'] as const
export type PayPeriod = (typeof payPeriods)[number]

export const payMessages = {
  amount: 'Please enter an amount such as 16.50',
  order: 'The second amount must not be less than the first',
  period: 'Pay must be for an hour or a year',
  missing: 'Please enter at least one amount',
}

/** In dollars. */
const highestPay = 1_000_000

const amount = z
  .number(payMessages.amount)
  .positive(payMessages.amount)
  .max(highestPay, payMessages.amount)
  .multipleOf(0.01, payMessages.amount)

/** What a job pays in dollars: from, to, or only one of them. */
export const Pay = z
  .object({
    from: z.optional(amount),
    to: z.optional(amount),
    per: z.enum(payPeriods, payMessages.period),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, payMessages.missing)
  .refine(({ from, to }) => isInOrder(from, to), { error: payMessages.order, path: ['to'] })
export type Pay = { from?: number | undefined; to?: number | undefined; per: PayPeriod }

/** The fields with which the office's form asks for the pay. */
export const payFields = {
  payFrom: z.string().refine(isAmountOrEmpty, payMessages.amount),
  payTo: z.string().refine(isAmountOrEmpty, payMessages.amount),
  payPer: z.enum(payPeriods, payMessages.period),
}

type PayTexts = { payFrom: string; payTo: string; payPer: PayPeriod }

export function checkPayOrder({ payFrom, payTo }: PayTexts, context: z.RefinementCtx) {
  const [from, to] = [parseAmount(payFrom), parseAmount(payTo)]
  if (isInOrder(from, to)) return
  context.addIssue({ code: 'custom', path: ['payTo'], message: payMessages.order })
}

/** The pay that was typed; null when both fields are empty. */
export function toPay({ payFrom, payTo, payPer }: PayTexts): Pay | null {
  const [from, to] = [parseAmount(payFrom), parseAmount(payTo)]
  return from === undefined && to === undefined ? null : { from, to, per: payPer }
}

/** As people say it: $16.50 to $18.00 an hour; $42,000 a year; From $16.50 an hour. */
export function formatPay({ from, to, per }: Pay): string {
  const [low, high] = [from, to].map((each) => each !== undefined && formatAmount(each, per))
  const time = per === 'hour' ? 'an hour' : 'a year'
  if (low && high) return low === high ? `${low} ${time}` : `${low} to ${high} ${time}`
  return low ? `From ${low} ${time}` : `Up to ${high} ${time}`
}

/** 16.50 as $16.50; the pay for a year has cents only where it needs them. */
export function formatAmount(amount: number, per: PayPeriod) {
  const digits = per === 'hour' || !Number.isInteger(amount) ? 2 : 0
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** An amount as people type it, also with a dollar sign or commas; undefined when nothing was typed. */
function parseAmount(text: string): number | undefined {
  const plain = text.trim().replace(/^\$\s*/, '')
  if (plain === '') return undefined
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : NaN
}

function isAmountOrEmpty(text: string) {
  const typed = parseAmount(text)
  return typed === undefined || (typed > 0 && typed <= highestPay)
}

/** An amount that is missing or no number is in order: its own field says what is wrong. */
function isInOrder(from: number | undefined, to: number | undefined) {
  return !(from !== undefined && to !== undefined && to < from)
}
