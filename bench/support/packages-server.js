import '@fastify/accept-negotiator'
import '@fastify/rate-limit'
import '@fastify/swagger'
import 'content-disposition'
import 'cookie'
import 'fastify-type-provider-zod'
import 'file-type'
import 'jose'
import 'kysely'
import 'kysely/migration'
import 'otpauth'
import 'pg'
import 'react'
import 'react-dom/server'
import 'sanitize-html'
import 'yauzl'
import 'yazl'
import 'zod'
import fastify from 'fastify'

// The packages that the server loads when it starts, and nothing else.
const app = fastify()
app.get('/', async () => 'ready')
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.once('SIGTERM', () => process.exit())
