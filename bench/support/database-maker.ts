import { Client } from 'pg'

/** Makes databases on a PostgreSQL server that is used by the bench only. */
export const databaseMaker = (server: string) => async (name: string) => {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
