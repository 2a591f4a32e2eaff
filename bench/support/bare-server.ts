import { readFileSync } from 'node:fs'
import fastify from 'fastify'

/** A separate process, like the server: Fastify that only sends the bytes of a file. Prints its address. */
const [file = ''] = process.argv.slice(2)
const payload = readFileSync(file)
const app = fastify()
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(payload))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
