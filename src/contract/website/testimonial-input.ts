import { z } from 'zod'
import { EditedVersion, Honeypot, requiredText } from '#contract/platform/common.ts'
import { WrittenIn } from '#contract/platform/written-in.ts'
import { ProgramId } from './program-id.ts'

// In a file of its own, so that the site loads it only with the dialog that needs it.

export const testimonialLimits = { name: 100, review: 1000 }

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

const { name, review } = testimonialLimits
export const testimonialMissing = 'Please fill in all fields'
export const permissionMissing = 'Please check this box, or we can’t show your story'

const texts = {
  name: requiredText('Name', name, testimonialMissing),
  review: requiredText('Review', review, testimonialMissing),
}

/** The form in the office. */
export const TestimonialForm = z.object({ ...texts, program: ProgramId })
export type TestimonialForm = z.infer<typeof TestimonialForm>

/** What is sent. A program that is left out keeps what is stored. */
export const TestimonialInput = z.object({
  ...texts,
  /** The program it is about, whose page shows it. */
  program: z.optional(ProgramId),
})
export type TestimonialInput = z.infer<typeof TestimonialInput>

export const TestimonialChanges = z.object({
  ...TestimonialInput.shape,
  updatedAt: EditedVersion,
})

export const TestimonialStatusChange = z.object({
  status: z.enum(testimonialStatuses, 'Status must be pending, approved or rejected'),
})

const words = {
  name: requiredText('Name', name, 'Please tell us the name to show'),
  review: requiredText('Review', review, 'Please write a few words'),
}

/** What a visitor sends. Permission is missing when it was not sent with the site's own dialog. */
export const TestimonialSubmission = z.object({
  ...words,
  permission: z.literal(true, permissionMissing).optional(),
  language: WrittenIn,
  website: Honeypot,
})
export type TestimonialSubmission = z.infer<typeof TestimonialSubmission>

/** The dialog on the site, which asks for permission. */
export const StoryForm = z.object({
  ...words,
  permission: z.boolean().refine(Boolean, permissionMissing),
  website: Honeypot,
})
export type StoryForm = z.infer<typeof StoryForm>
