import sharp from 'sharp'
import { beforeAll, beforeEach } from 'vitest'
import { builtInLook, type LookPicture } from '#contract/website/look/brand.ts'
import { formBody } from './multipart.ts'
import { testApp } from './test-app.ts'

const url = '/api/admin/look'
const { key, ...chosen } = builtInLook

/** Another look than the built-in one. */
export const blue = { ...chosen, main: '#1d4ed8' }

/** A server whose look is the built-in one before each test, and an administrator who changes it. */
export function lookServer() {
  const server = testApp()
  let admin: { authorization: string }

  const signIn = async () => {
    admin = await server.signIn()
  }
  beforeAll(signIn)
  beforeEach(async () => {
    const { db, look, responseCache } = server.context
    await db.deleteFrom('look').execute()
    await db.deleteFrom('look_pictures').execute()
    await look.read()
    responseCache.clear()
  })
  const upload = async (image: File, use = 'logo') => {
    const { payload, headers } = await formBody({ use, image })
    return server.app.inject({
      method: 'POST',
      url: `${url}/pictures`,
      payload,
      headers: { ...headers, ...admin },
    })
  }

  return {
    server,
    signIn,
    upload,
    edited: async () => (await server.app.inject({ url, headers: admin })).json().data,
    save: (body: object) => {
      server.wait(1000)
      return server.app.inject({ method: 'PUT', url, headers: admin, body })
    },
    add: async (image: File, use = 'logo'): Promise<LookPicture> =>
      (await upload(image, use)).json().data.picture,
  }
}

export const draw = (
  width: number,
  height: number,
  background: object = { r: 20, g: 60, b: 200 },
) => sharp({ create: { width, height, channels: 4, background: { alpha: 1, ...background } } })

/** A picture of one color, as a PNG file. */
export const pngFile = async (width: number, height: number, background?: object) =>
  new File([new Uint8Array(await draw(width, height, background).png().toBuffer())], 'logo.png')
