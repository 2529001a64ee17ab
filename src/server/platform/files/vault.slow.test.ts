import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createVault } from './vault.ts'

const key = (name: string) => ({ name, key: randomBytes(32) })
const context = { file: '1', class: 'resume' }
describe('a sealed file of three frames', () => {
  const frame = 64 * 1024
  const vault = createVault([key('a')])
  const bytes = randomBytes(2 * frame + 1000)
  /** Sequence number and initialization vector before a frame's content, and its tag after it. */
  const [before, tag] = [4 + 12, 16]
  const fullFrame = before + frame + tag
  // The last frame also has a marker and its length.
  const lastFrame = 4 + before + 4 + 1000 + tag

  async function parts() {
    const { sealed } = await vault.seal(bytes, context)
    const header = sealed.length - 2 * fullFrame - lastFrame
    const starts = [header, header + fullFrame, header + 2 * fullFrame]
    return { sealed, header, starts, ends: [...starts.slice(1), sealed.length] }
  }

  test('is refused when a byte of its header is changed', async () => {
    const { sealed, header } = await parts()
    for (let at = 0; at < header; at += 1) {
      await expect(vault.open(flipped(sealed, at), context), `byte ${at}`).rejects.toThrow()
    }
  })

  function flipped(sealed: Buffer, at: number) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    return changed
  }
})
