import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

const checkEvery = 250

/**
 * A load balancer as it stands in front of several instances: it asks each of them for its health, and
 * gives requests in turn to those that are healthy. A request that could not be handed over goes to the
 * next one; one that was handed over is never sent again, because it may have been carried out.
 */
export async function startBalancer(instances: () => string[]) {
  const healthy = new Set<string>()
  let turn = 0

  const check = async (url: string) => {
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    await response?.arrayBuffer().catch(() => {})
    if (response?.ok) healthy.add(url)
    else healthy.delete(url)
  }
  const checkAll = () => Promise.all(instances().map(check))
  const timer = setInterval(checkAll, checkEvery)

  function forward(incoming: IncomingMessage, response: ServerResponse) {
    const choices = instances().filter((url) => healthy.has(url))
    const url = choices[turn++ % choices.length]
    if (!url) return response.writeHead(503).end()
    const { method, headers } = incoming
    const path = url + incoming.url
    const outgoing = request(path, { method, headers, agent: false })
    let handedOver = false
    outgoing.on('socket', (socket) =>
      socket.once('connect', () => {
        handedOver = true
        pipeline(incoming, outgoing, () => {})
      }),
    )
    outgoing.on('response', (reply) => {
      const { connection: _, 'keep-alive': __, ...kept } = reply.headers
      response.writeHead(reply.statusCode ?? 502, kept)
      // A response that breaks off must break off for the visitor too.
      pipeline(reply, response, (error) => error && response.destroy())
    })
    outgoing.on('error', () => {
      healthy.delete(url)
      if (!handedOver) forward(incoming, response)
      else if (!response.headersSent) response.writeHead(502).end()
    })
  }

  const server = createServer(forward)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
    /** Asks all instances now. */
    checkAll,
    stop: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
