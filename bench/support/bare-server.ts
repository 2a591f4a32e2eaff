import { readFileSync } from 'node:fs'
import fastify from 'fastify'

/** A process of its own, as ours is: Fastify that sends the bytes of a file and nothing else. Prints its address. */
const [file = ''] = process.argv.slice(2)
const payload = readFileSync(file, 'utf8')
const app = fastify()
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(payload))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
