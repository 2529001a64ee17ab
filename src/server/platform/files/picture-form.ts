import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { PictureFocus } from '#contract/platform/files.ts'
import { type StoredPicture, withFocus } from '#contract/platform/pictures.ts'
import { badRequest } from '../errors.ts'
import { checkForm, readForm } from '../http/multipart.ts'
import { getShare } from '../http/rate-limits.ts'
import { type Pictures, pictureFault } from './pictures.ts'

/**
 * Reads a form with one picture, `image`. `missing` is the message when there is none; without it the
 * picture is optional.
 */
export async function readPictureForm<
  S extends z.ZodType<{ imageFocus?: PictureFocus | undefined }>,
  M extends string | undefined = undefined,
>(request: FastifyRequest, schema: S, pictures: Pictures, missing?: M) {
  const { fields, files } = await readForm(request, ['image'])
  const fault = files.image ? await pictureFault('image', files.image) : missingFault(missing)
  const input = checkForm(schema, fields, fault)
  const saved = files.image && (await pictures.save(files.image, getShare(request)))
  const picture = saved && withFocus(saved, input.imageFocus ?? '')
  return { input, picture: picture as M extends string ? StoredPicture : StoredPicture | undefined }
}

/** The new picture, null to remove the old one, or undefined to keep it. */
export const pictureChange = ({
  input,
  picture,
}: {
  input: { removeImage?: boolean | undefined }
  picture: StoredPicture | undefined
}) => picture ?? (input.removeImage ? null : undefined)

/** What is known about the picture after a change: the words for another picture do not stay. */
export const descriptionChange = ({
  input,
  picture,
}: {
  input: { imageDescription?: string | undefined; removeImage?: boolean | undefined }
  picture: StoredPicture | undefined
}) => (picture ? (input.imageDescription ?? '') : input.removeImage ? '' : input.imageDescription)

const missingFault = (message: string | undefined) =>
  message === undefined ? undefined : badRequest(message, { image: message })
