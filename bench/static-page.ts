import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export type Picture = { type: string; bytes: Buffer }

/**
 * A page made by hand, as light as one can be: its styles are in the page, it has no script and no font, and shows this
 * picture. What it takes is the least that a page with that picture can take on this machine.
 */
export async function serveStaticPage(picture: Picture) {
  const page = brotliCompressSync(html(picture.type))
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-encoding', 'br')
      return response.end(page)
    }
    if (request.url === '/robots.txt') return response.end('User-agent: *\nAllow: /\n')
    response.setHeader('content-type', picture.type)
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    return response.end(picture.bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const html = (type: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="We support people with disabilities across Tennessee.">
<link rel="icon" href="/picture" type="${type}">
<title>A good life at home</title>
<style>
body { margin: 0; font: 18px/1.6 sans-serif; color: #123; background: #fffaf2 }
img { display: block; width: 100%; height: 270px; object-fit: cover }
main { padding: 20px }
</style>
</head>
<body>
<img src="/picture" alt="Green hills" width="960" height="540" fetchpriority="high">
<main>
<h1>A good life at home</h1>
<p>We support people with disabilities across Tennessee.</p>
<p><a href="/">See our services</a></p>
</main>
</body>
</html>
`
