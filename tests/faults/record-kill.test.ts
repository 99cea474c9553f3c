/** A record that was said to be saved is there, whole, when the process dies in the next instant; a finalised one is closed or open, never half. */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { historia } from '@cauce/contract/historia'
import { medicamentos } from '@cauce/contract/medicamentos'
import { EMPTY_COMPONENTS, type RecordComponents } from '@cauce/domain/clinical-record/record-components'
import { DEMO_PASSWORD } from '../support/server.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { READY, type ServerProcess, spawnServer } from './process.ts'
import { credentials, hearSession } from '../support/credentials.ts'

const ROUNDS = Number(process.env['CAUCE_RUNS'] ?? 3)
const SAVES_BEFORE_DEATH = 6
/** Consultations of today of the demo's doctor. */
const DRAFTED = 3
const FINALISED = [4, 5, 6] as const

const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))
const readMails = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ para: Schema.String, texto: Schema.String })))
const readSaved = Schema.decodeUnknownSync(historia.guardarBorrador.answer)
const readView = Schema.decodeUnknownSync(historia.abrir.answer)
const readDiagnoses = Schema.decodeUnknownSync(medicamentos.cie10.answer)

let dir: string
let server: ServerProcess | null = null
beforeEach(async () => {
  dir = await newDataDir('demo', new Date())
})
afterEach(async () => {
  server?.kill('SIGKILL')
  await server?.ended
  rmSync(dir, { recursive: true, force: true })
})

interface Session {
  readonly process: ServerProcess
  call(path: string, body?: object, key?: string): Promise<Response>
}

const signIn = async (url: string): Promise<string> => {
  const post = async (path: string, token: string | null, body: object): Promise<string> => {
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentials(token) },
      body: JSON.stringify(body),
    })
    const given: unknown = await answer.json()
    hearSession(answer.headers, given)
    return readToken(given).token
  }
  const email = 'medico@cauce.demo'
  const provisional = await post('validar-usuario', null, { email, password: DEMO_PASSWORD })
  const mails = readMails(await (await fetch(`${url}/demo/correo.json`)).json())
  const codigo = /\b\d{6}\b/u.exec(mails.find(({ para }) => para === email)?.texto ?? '')?.[0] ?? ''
  return post('validar-codigo', provisional, { codigo })
}

const open = async (): Promise<Session> => {
  const process = await spawnServer({ DATA_DIR: dir, RATE_LIMIT_AUTH: '1000000' })
  server = process
  await process.says(READY)
  const token = await signIn(process.url)
  return {
    process,
    call: (path, body, key) =>
      fetch(`${process.url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...credentials(token),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

const draft = (version: number) => ({
  modelo: 'historia',
  ruta: '/panelMedico/atencion',
  componente: 'plan',
  version,
  datos: { plan: `Versión ${version + 1}`, recomendaciones: '' },
})
const viewOf = async (session: Session, consulta: number) =>
  readView(await (await session.call(`/historia/consulta/${consulta}`)).json())

describe('kill -9 mientras se escribe una historia', () => {
  it('el borrador que se dijo guardado está, y se sigue desde su versión', async () => {
    let confirmed = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const session = await open()
      const [kept] = (await viewOf(session, DRAFTED)).borradores
      const version = kept?.version ?? 0
      // The one in flight when the process died may be there too.
      expect([confirmed, confirmed + 1]).toContain(version)
      expect(kept?.datos['plan'] ?? 'Versión 0').toBe(`Versión ${version}`)
      confirmed = version
      for (let save = 0; ; save += 1) {
        if (save === SAVES_BEFORE_DEATH) session.process.kill('SIGKILL')
        try {
          const answer = await session.call(`/historia/borrador/${DRAFTED}`, draft(confirmed))
          confirmed = readSaved(await answer.json()).version
        } catch {
          break
        }
      }
      await session.process.ended
    }
    const last = await open()
    const [kept] = (await viewOf(last, DRAFTED)).borradores
    expect(kept?.version).toBeGreaterThanOrEqual(confirmed)
    expect(confirmed).toBeGreaterThanOrEqual(ROUNDS * SAVES_BEFORE_DEATH)
  })

  it('la historia que se finalizaba quedó cerrada o abierta con todo, y repetir con su clave lo aclara', async () => {
    for (const [index, consulta] of FINALISED.entries()) {
      const session = await open()
      const found = readDiagnoses(await (await session.call('/cie10/listarFiltro', { valor: 'M545' })).json())
      const [one] = found
      if (one === undefined) throw new Error('The catalogue has no M545')
      const record: RecordComponents = {
        ...EMPTY_COMPONENTS,
        anamnesis: { motivo: 'Dolor', enfermedad_actual: 'Dos semanas' },
        examen: { examen_fisico: 'Sin déficit' },
        diagnosticos: { diagnosticos: [{ ...one, principal: true, tipo: '01' }] },
        plan: { plan: 'Versión 1', recomendaciones: '' },
      }
      await session.call(`/historia/borrador/${consulta}`, draft(0))
      const key = `finalizar-${consulta}`
      const body = { historia: record, versiones: { plan: 1 } }
      const path = `/historia/finalizar-historia-clinica/${consulta}`
      const sent = session.call(path, body, key).catch(() => null)
      // It dies at once, while it answers something else, or when it has answered.
      if (index === 1) await session.call(`/historia/consulta/${DRAFTED}`)
      if (index === 2) await sent
      session.process.kill('SIGKILL')
      await session.process.ended
      const answered = (await sent)?.status === 200
      const again = await open()
      const { estado, borradores } = await viewOf(again, consulta)
      if (estado === 'finalizada') expect(borradores).toEqual([])
      else expect([answered, borradores.length]).toEqual([false, 1])
      expect((await again.call(path, body, key)).status).toBe(200)
      expect(await viewOf(again, consulta)).toMatchObject({ estado: 'finalizada', historia: { plan: 'Versión 1' } })
      again.process.kill('SIGKILL')
      await again.process.ended
    }
  })
})
