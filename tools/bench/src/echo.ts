/** The yardstick: a bare Fastify that parses the same request body and answers the same response body. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const [file = ''] = process.argv.slice(2)
const answer: unknown = JSON.parse(readFileSync(file, 'utf8'))
const app = Fastify({ bodyLimit: 16 * 1024 * 1024 })
app.post('/api/run', () => answer)
process.stdout.write(`serves on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
