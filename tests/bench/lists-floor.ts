/** The floor of the long lists: a bare Fastify with the bare driver that runs the bare query of each question. `PORT` and `DATABASE_URL`. */
import Fastify from 'fastify'
import { Pool } from 'pg'
import { QUESTIONS } from './list-questions.ts'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = Fastify()
app.get('/healthz', () => ({ ok: true }))
app.get<{ Params: { at: string } }>('/preguntas/:at', async ({ params }) => {
  const answers: unknown[] = []
  for (const statement of QUESTIONS[Number(params.at)]?.bare ?? []) answers.push((await pool.query(statement)).rows)
  return answers
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
