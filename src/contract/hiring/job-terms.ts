import { z } from 'zod'
import { storableText } from '#contract/platform/common.ts'
import { DayOrNone } from '#contract/platform/date-and-time.ts'
import { ProgramId } from '#contract/website/program-id.ts'
import { Pay, payFields } from './job-pay.ts'

export const termLimits = { street: 120, openings: 999 }

export const termMessages = {
  openings: `Please enter a whole number from 1 to ${termLimits.openings}`,
  postalCode: 'Enter a ZIP code, for example 37130',
  closingDatePassed: 'The closing date has passed. Choose a later one, or leave it empty.',
  versionClosed: 'Its closing date has passed, so the closing date stays as it is.',
  closesTooSoon: 'The closing date is before the day it is published. Choose a later one.',
}

/** Where the job is, more exactly than its location; empty when it is not said. */
const addressFields = {
  street: storableText('Street', termLimits.street),
  postalCode: z
    .string()
    .trim()
    .regex(/^(\d{5}(-\d{4})?)?$/, termMessages.postalCode),
}

/** The fields of the office's form. */
export const termFields = {
  ...payFields,
  /** The last day on which people can apply. */
  closingDate: DayOrNone,
  openings: z
    .string()
    .trim()
    .regex(/^([1-9]\d{0,2})?$/, termMessages.openings),
  ...addressFields,
  program: ProgramId,
}

/** What is sent. A field that is left out keeps what is stored; null and an empty text remove it. */
export const termInputs = {
  pay: z.optional(z.nullable(Pay)),
  closingDate: z.optional(DayOrNone),
  /** How many people are wanted. */
  openings: z.optional(
    z.nullable(
      z
        .int(termMessages.openings)
        .min(1, termMessages.openings)
        .max(termLimits.openings, termMessages.openings),
    ),
  ),
  street: z.optional(addressFields.street),
  postalCode: z.optional(addressFields.postalCode),
  /** The program it is part of, whose page lists it. */
  program: z.optional(ProgramId),
}

/** What calls return, as far as it is known. */
export const jobTerms = {
  pay: z.optional(Pay),
  /** People can apply until this day is over at the provider. */
  closingDate: z.optional(z.string()),
  openings: z.optional(z.number()),
  street: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  /** The id of the program it is part of. */
  program: z.optional(z.string()),
}

type Place = { street?: string | undefined; location: string; postalCode?: string | undefined }

/** 120 Main Street, Smyrna, TN 37167, as far as it is known. */
export const formatAddress = ({ street, location, postalCode }: Place) =>
  `${street ? `${street}, ` : ''}${location}${postalCode ? ` ${postalCode}` : ''}`
